import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PATIENTLY } from '../../testing/patiently.ts';
import { limitCallsUnderWay } from './calls-under-way.ts';

/** A server that notes what it was asked; `/slow` is never answered, `/lasting` wants its connection for itself. */
async function setUp() {
  const asked: string[] = [];
  const app = Fastify({
    frameworkErrors(_error, request, reply) {
      asked.push(request.url);
      reply.raw.writeHead(404).end();
    },
  });
  const underWay = limitCallsUnderWay(app.server);
  app.addHook('onRequest', async ({ url }) => void asked.push(url));
  app.get('/slow', () => new Promise(() => {}));
  app.get('/quick', async () => 'done');
  app.get('/lasting', ({ socket }, reply) => {
    reply.hijack();
    underWay.keepAlone(socket);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(async () => {
    socket.destroy();
    await app.close();
  });
  await once(socket, 'connect');
  return { asked, socket, closed: once(socket.resume(), 'close') };
}

const call = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

test('anyone who sends more calls without waiting for an answer is cut off, and the others never begin', async () => {
  const { asked, socket, closed } = await setUp();
  socket.write(call('/slow').repeat(1000));
  await closed;
  expect(asked).toEqual(['/slow', '/slow']);
});

test.each([
  ['/%zz', ''],
  ['/quick', 'Expect: miracles\r\n'],
])('calls that no hook sees count as well: %s %s', async (path, headers) => {
  const { asked, socket, closed } = await setUp();
  let answers = 0;
  socket.on('data', (data) => {
    answers += data.toString('latin1').split('HTTP/1.1 4').length - 1;
  });
  socket.write(call('/slow') + call(path, headers).repeat(1000) + call('/slow'));
  await closed;
  expect(asked.length).toBeLessThanOrEqual(2);
  expect(asked).not.toContain('/quick');
  expect(answers).toBe(0);
});

test('an expectation that we do not know is refused, and the connection goes on', async () => {
  const { socket } = await setUp();
  socket.write(call('/quick', 'Expect: miracles\r\n'));
  expect(String((await once(socket, 'data'))[0])).toContain('HTTP/1.1 417 ');
  socket.write(call('/quick'));
  expect(String((await once(socket, 'data'))[0])).toContain('HTTP/1.1 200 ');
});

test('anyone who waits for each answer can ask for as long as they like', async () => {
  const { asked, socket } = await setUp();
  for (let time = 0; time < 20; time += 1) {
    socket.write(call(time % 2 ? '/quick' : '/%zz'));
    await once(socket, 'data');
  }
  expect(asked).toHaveLength(20);
});

test('a lasting answer closes its connection if something was asked there before', async () => {
  const { asked, socket, closed } = await setUp();
  socket.write(call('/slow') + call('/lasting'));
  await closed;
  expect(asked).toEqual(['/slow', '/lasting']);
});

test('whatever is asked after a lasting answer closes its connection', async () => {
  const { asked, socket, closed } = await setUp();
  socket.write(call('/lasting'));
  await vi.waitFor(() => expect(asked).toEqual(['/lasting']), PATIENTLY);
  socket.write(call('/slow'));
  await closed;
  expect(asked).toEqual(['/lasting']);
});
