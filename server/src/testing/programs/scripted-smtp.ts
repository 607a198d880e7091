import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/**
 * `drop` cuts the connection, `silence` never answers, `quote` refuses with the email's subject; else the
 * answer itself.
 */
type Answer = 'drop' | 'silence' | 'quote' | (string & {});

/** What the server answers at each step; `message` is the answer to the whole email. */
export type Script = Partial<Record<'greeting' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'message', Answer>>;

export type ScriptedSmtp = {
  port: number;
  /** The emails that were received to their last line. */
  messages: string[];
  /** Every command line. */
  commands: string[];
  script: Script;
  stop: () => Promise<void>;
};

const FRIENDLY: Required<Script> = {
  greeting: '220 ready',
  AUTH: '235 welcome',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  message: '250 taken',
};

/** A mail server that misbehaves on demand, as no real one would. */
export async function startScriptedSmtp(script: Script = {}): Promise<ScriptedSmtp> {
  const sockets = new Set<Socket>();
  const smtp = { messages: [], commands: [], script } as unknown as ScriptedSmtp;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    converse(socket, smtp);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  smtp.port = (server.address() as AddressInfo).port;
  smtp.stop = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return smtp;
}

function converse(socket: Socket, smtp: ScriptedSmtp): void {
  let received = '';
  let isMessage = false;
  const answer = (step: keyof Script) => {
    const reply = smtp.script[step] ?? FRIENDLY[step] ?? '502 unknown';
    if (reply === 'drop') socket.destroy();
    else if (reply === 'quote') socket.write(`554 refused: ${subjectOf(smtp.messages)}\r\n`);
    else if (reply !== 'silence') socket.write(`${reply}\r\n`);
    return reply;
  };
  const takeMessage = () => {
    const end = received.indexOf('\r\n.\r\n');
    if (end < 0) return false;
    smtp.messages.push(received.slice(0, end));
    received = received.slice(end + 5);
    isMessage = false;
    answer('message');
    return true;
  };
  const takeCommand = () => {
    const end = received.indexOf('\r\n');
    if (end < 0) return false;
    const command = received.slice(0, end);
    received = received.slice(end + 2);
    smtp.commands.push(command);
    const verb = command.slice(0, 4);
    if (verb === 'EHLO') socket.write('250-scripted\r\n250 AUTH PLAIN\r\n');
    else isMessage = answer(verb as keyof Script).startsWith('354');
    return true;
  };
  socket.on('data', (chunk) => {
    received += chunk.toString();
    while (isMessage ? takeMessage() : takeCommand());
  });
  answer('greeting');
}

function subjectOf(messages: string[]): string {
  return /^Subject: (.*)$/m.exec(messages.at(-1) ?? '')?.[1]?.trim() ?? '';
}
