import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PATIENTLY } from '../../testing/patiently.ts';
import { watchCallEnds } from './call-ends.ts';

/** A server whose calls to `/slow` wait until they are let out, with what it heard of their ends. */
async function setUp() {
  const app = Fastify();
  const ends: string[] = [];
  watchCallEnds(app).onEnd(({ method, url }, _reply, status) => ends.push(`${method} ${url} ${status}`));
  const waiting: (() => void)[] = [];
  app.all('/slow', async () => {
    await new Promise<void>((leave) => waiting.push(leave));
    return 'done';
  });
  app.get('/hijacked', (_request, reply) => {
    reply.hijack();
    reply.raw.end('done');
  });
  app.all('/refused', { onRequest: async (_request, reply) => reply.code(403).send() }, async () => 'done');
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  const letOut = () => waiting.splice(0).forEach((leave) => leave());
  return { ends, waiting, socket, letOut };
}

const call = (method: string, path: string) =>
  method === 'GET'
    ? `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
    : `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`;

test.each([
  ['GET', 'destroy'],
  ['GET', 'resetAndDestroy'],
  ['POST', 'destroy'],
  ['POST', 'resetAndDestroy'],
] as const)('%s by a caller who hangs up (%s) ends once', async (method, hangUp) => {
  const { ends, waiting, socket, letOut } = await setUp();
  socket.write(call(method, '/slow'));
  await vi.waitFor(() => expect(waiting).toHaveLength(1), PATIENTLY);
  socket[hangUp]();
  await vi.waitFor(() => expect(ends).toEqual([`${method} /slow 499`]), PATIENTLY);
  letOut();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(ends).toHaveLength(1);
});

test('a call that was sent before the one before it was answered ends with their connection', async () => {
  const { ends, waiting, socket } = await setUp();
  socket.write(call('POST', '/slow') + call('GET', '/slow'));
  await vi.waitFor(() => expect(waiting).toHaveLength(2), PATIENTLY);
  socket.destroy();
  await vi.waitFor(() => expect(ends).toEqual(['POST /slow 499', 'GET /slow 499']), PATIENTLY);
});

test('answers end calls too, one after the other on one connection, with the status that was sent', async () => {
  const { ends, waiting, socket, letOut } = await setUp();
  socket.write(call('POST', '/slow'));
  await vi.waitFor(() => expect(waiting).toHaveLength(1), PATIENTLY);
  letOut();
  await once(socket, 'data');
  socket.write(call('GET', '/refused'));
  await once(socket, 'data');
  socket.write(call('GET', '/nowhere'));
  await once(socket, 'data');
  socket.destroy();
  await vi.waitFor(
    () => expect(ends).toEqual(['POST /slow 200', 'GET /refused 403', 'GET /nowhere 404']),
    PATIENTLY,
  );
});

test('answers that are written past Fastify end their calls, so a connection can go on for as long as it likes', async () => {
  const { ends, socket } = await setUp();
  for (let time = 0; time < 5; time += 1) {
    socket.write(call('GET', '/hijacked'));
    await once(socket, 'data');
  }
  await vi.waitFor(() => expect(ends).toEqual(Array(5).fill('GET /hijacked 200')), PATIENTLY);
});
