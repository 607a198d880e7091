import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';

/** What the scanner finds in a file. It throws whenever there is any doubt: then no one knows, and the file waits. */
export type Scanner = { scan(path: string): Promise<Verdict> };
type Verdict = 'clean' | 'infected' | 'beyond_limits';

const CHUNK = 64 * 1024;
const CONNECT_MS = 5000;
const SCAN_MS = 120_000;

/** What clamd says of a file that has more in it than it is willing to read (`AlertExceedsMax yes`). */
const BEYOND_LIMITS = /^stream: Heuristics\.Limits\.Exceeded\S* FOUND$/;

function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return 'clean';
  if (BEYOND_LIMITS.test(answer)) return 'beyond_limits';
  if (/^stream: \S.* FOUND$/.test(answer)) return 'infected';
  throw new Error(`the scanner gave no verdict: ${answer.slice(0, 100) || 'it hung up'}`);
}

async function* framed(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const part of createReadStream(path, { highWaterMark: CHUNK })) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    yield length;
    yield part;
  }
  yield Buffer.alloc(4);
}

async function send(socket: Socket, path: string): Promise<void> {
  for await (const part of framed(path)) {
    // It has said what it has to say, and reads no further.
    if (socket.destroyed || socket.readableEnded) return;
    if (!socket.write(part)) await once(socket, 'drain');
  }
}

async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const part of socket) text += String(part);
  return text.replace(/\0.*$/s, '').trim();
}

/** clamd by its stream protocol: the file goes over the connection, so the scanner needs no folder of ours. */
export function connectScanner(address: string): Scanner {
  const { hostname, port } = new URL(`tcp://${address}`);
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  return {
    async scan(path) {
      const socket = connect({ host, port: Number(port) });
      socket.setTimeout(SCAN_MS, () => socket.destroy(new Error('the scanner is silent')));
      const giveUp = setTimeout(() => socket.destroy(new Error('the scanner is out of reach')), CONNECT_MS);
      try {
        await once(socket, 'connect');
        clearTimeout(giveUp);
        const answered = answerOf(socket);
        // If sending breaks, the answer shows it, or the lack of one.
        await Promise.race([send(socket, path).catch(() => undefined), answered]);
        return verdictOf(await answered);
      } finally {
        clearTimeout(giveUp);
        socket.destroy();
      }
    },
  };
}
