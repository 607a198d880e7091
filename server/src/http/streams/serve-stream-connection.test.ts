import { once } from 'node:events';
import { createServer, get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openConnection } from './serve-stream-connection.ts';

let server: Server;
beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** An answer that is under way to a client which reads only when it is asked to. */
async function connect() {
  const asked = once(server, 'request');
  const call = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).on('error', () => {});
  const [, answer] = (await asked) as [unknown, ServerResponse];
  return { call, answer };
}

test('a client that does not read is dropped before much has gathered for it', async () => {
  const { call, answer } = await connect();
  call.once('response', (response) => response.pause());
  const connection = openConnection(answer);
  let most = 0;
  for (let sent = 0; sent < 1_000_000 && !answer.destroyed; sent++) {
    connection.send({ name: 'notice' });
    most = Math.max(most, answer.writableLength);
    if (sent % 1000 === 0) await new Promise(setImmediate);
  }
  expect(answer.destroyed).toBe(true);
  expect(most).toBeLessThan(20 * 1024);
}, 60_000);

test('what is ended is ended once, and nothing is sent after it', async () => {
  const { call, answer } = await connect();
  const received = once(call, 'response');
  const connection = openConnection(answer);
  connection.beat();
  connection.end();
  connection.end();
  connection.send({ name: 'notice' });
  const [response] = await received;
  let text = '';
  for await (const part of response) text += String(part);
  expect(text).toBe(': still here\n\n');
});
