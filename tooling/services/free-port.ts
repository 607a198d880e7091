import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** Whether no one listens on this port of 127.0.0.1. */
export async function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1' }, () => server.close(() => resolve(true)));
  });
}

/** Those of this process: what was given a port may not listen on it yet. */
const given = new Set<number>();

async function anyPort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (given.has(port)) continue;
    given.add(port);
    if (await isPortFree(port)) return port;
  }
}

async function firstFrom(preferred: number): Promise<number> {
  let port = preferred;
  while (!(await isPortFree(port))) port += 1;
  return port;
}

/**
 * A port of 127.0.0.1 that no one listens on: the preferred one or the next free one after it, without a
 * preference any. Stays below 32768, where the kernel hands out ports for outgoing connections: a port that
 * is kept for the next start could otherwise be lost to one of those.
 */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred === undefined) return anyPort();
  const port = await firstFrom(preferred);
  given.add(port);
  return port;
}

/**
 * The port that this name had at the last start, so that addresses stay the same; at first the preferred one.
 * When it is taken, the next free one after it.
 */
export async function keptPort(file: string, name: string, preferred?: number): Promise<number> {
  const port = await freePort(keptIn(file)[name] ?? preferred);
  // Read once more: services start at the same time, and each keeps its own.
  writeFileSync(file, JSON.stringify({ ...keptIn(file), [name]: port }));
  return port;
}

function keptIn(file: string): Record<string, number> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
