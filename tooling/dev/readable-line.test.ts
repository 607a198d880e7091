import { expect, test } from 'vitest';
import { readableLine } from './readable-line.ts';

test('a request is its status, method, route and time', () => {
  const line = JSON.stringify({
    level: 30,
    time: 1,
    reqId: 'x',
    method: 'GET',
    route: '/api/:org/barns',
    status: 200,
    ms: 4,
    msg: 'request',
  });
  expect(readableLine(line)).toBe('200 GET /api/:org/barns 4 ms');
});

test('what else a line says is kept', () => {
  expect(readableLine('{"level":50,"time":1,"err":{"type":"Error"},"msg":"internal"}')).toBe(
    'internal {"err":{"type":"Error"}}',
  );
});

test('of several processes it begins with the one that wrote it', () => {
  const line = '{"level":30,"time":1,"process":2,"address":"http://127.0.0.1:3000","msg":"listening"}';
  expect(readableLine(line)).toBe('2: listening {"address":"http://127.0.0.1:3000"}');
});

test.each(['vite ready', '{broken', '[1]', '{"a":1}'])('%s is no log line of ours and stays', (line) => {
  expect(readableLine(line)).toBe(line);
});
