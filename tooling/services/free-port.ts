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

/**
 * A port of 127.0.0.1 that no one listens on: the preferred one or the next free one after it, without a
 * preference any. Stays below 32768, where the kernel hands out ports for outgoing connections: a port that
 * is kept for the next start could otherwise be lost to one of those.
 */
export async function freePort(preferred?: number): Promise<number> {
  let port = preferred ?? randomInt(20_000, 32_000);
  while (!(await isPortFree(port))) port = preferred === undefined ? randomInt(20_000, 32_000) : port + 1;
  return port;
}

/**
 * The port that this name had at the last start, so that addresses stay the same; at first the preferred one.
 * When it is taken, the next free one after it.
 */
export async function keptPort(file: string, name: string, preferred?: number): Promise<number> {
  const ports: Record<string, number> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const port = await freePort(ports[name] ?? preferred);
  writeFileSync(file, JSON.stringify({ ...ports, [name]: port }));
  return port;
}
