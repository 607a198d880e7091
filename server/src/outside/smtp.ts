import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type MimeNode from 'nodemailer/lib/mime-node/index.js';
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js';

export type OutgoingMail = {
  /** Our own id of the email; the transport makes the Message-ID from it. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string | undefined;
};

/**
 * `send` succeeds when the mail server took the email, and throws `NotSent` when it certainly did not go out.
 */
export type MailTransport = { send(mail: OutgoingMail): Promise<void> };

/** The email certainly did not go out and may be tried again; anything else that is thrown leaves it open. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

type Options = { url: string; from: string; timeoutMs?: number };

const TIMEOUT_MS = 10_000;
const ON_THIS_MACHINE = /^(localhost|127(\.\d+){3}|::1)$/;

/** One connection for each email: they are few, and nothing is left to close. */
export function connectMail({ url, from, timeoutMs = TIMEOUT_MS }: Options): MailTransport {
  const server = new URL(url);
  const options = { ...addressOf(server), ...timeouts(timeoutMs) };
  const login = loginOf(server);
  return {
    send: (mail) => deliver(compose(mail, from), options, login),
  };
}

/** These emails carry codes, so beyond this machine the connection must be encrypted. */
function addressOf({ protocol, hostname, port }: URL): SMTPConnection.Options {
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  const secure = protocol === 'smtps:';
  const requireTLS = !secure && !ON_THIS_MACHINE.test(host);
  return { host, port: Number(port) || (secure ? 465 : 587), secure, requireTLS };
}

type Login = { user: string; pass: string };

function loginOf({ username, password }: URL): Login | undefined {
  if (username === '') return undefined;
  return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
}

function timeouts(ms: number): SMTPConnection.Options {
  return { connectionTimeout: ms, greetingTimeout: ms, socketTimeout: ms, dnsTimeout: ms };
}

/** Addresses are objects, so that no comma in one makes two of it. */
function compose({ messageId, to, replyTo, subject, text, html }: OutgoingMail, from: string): MimeNode {
  const domain = /@([^@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return new MailComposer({
    from,
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    messageId: `<${messageId}@${domain}>`,
    // Keeps answering machines quiet.
    headers: { 'Auto-Submitted': 'auto-generated' },
  }).compile();
}

async function deliver(
  mail: MimeNode,
  options: SMTPConnection.Options,
  login: Login | undefined,
): Promise<void> {
  const connection = new SMTPConnection(options);
  let isHandedOver = false;
  // Read only after the server has accepted sender and recipient and asked for the message: until then it cannot
  // have gone out, whatever breaks.
  function* read(content: Buffer) {
    isHandedOver = true;
    yield content;
  }
  try {
    const message = Readable.from(read(await mail.build()));
    await converse(connection, login, (done) => connection.send(mail.getEnvelope(), message, done));
  } catch (error) {
    throw failureOf(error, isHandedOver);
  } finally {
    connection.close();
  }
}

type Done = (error?: Error | null) => void;

async function converse(connection: SMTPConnection, login: Login | undefined, send: (done: Done) => void) {
  const broken = new Promise<never>((_, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('closed')));
  });
  const step = (act: (done: Done) => void) => {
    const answered = new Promise<void>((resolve, reject) =>
      act((error) => (error ? reject(error) : resolve())),
    );
    return Promise.race([answered, broken]);
  };
  await step((done) => connection.connect(done));
  if (login) await step((done) => connection.login({ credentials: login }, done));
  await step(send);
}

/**
 * An answer of 4xx or 5xx is a refusal: the server did not take the email. What it says beside the number may
 * quote the email, and an error's text reaches the log and the queue, so only names and numbers are kept.
 */
function failureOf(error: unknown, isHandedOver: boolean): Error {
  const { code, responseCode }: SMTPConnection.SMTPError =
    error instanceof Error ? error : new Error('unknown');
  const words = [code ?? 'closed', responseCode].filter(Boolean).join(' ');
  const isRefusal = (responseCode ?? 0) >= 400 || code === 'EENVELOPE';
  if (!isHandedOver || isRefusal) return new NotSent(`the mail was not sent: ${words}`);
  return new Error(`the mail may have been sent or not: ${words}`);
}
