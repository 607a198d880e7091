import { connect } from 'node:net';
import { FAILURES } from '@qrigin/domain/errors';
import { beforeAll, expect, test } from 'vitest';
import { askAddress } from '../../testing/client.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

/** Bytes as they are, and everything that comes back until the other side hangs up. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(api.url);
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      answer += String(part);
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

test.each([
  ['a raw byte in the address', 'GET /api/\u00ff HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['no HTTP at all', '\u0016\u0003\u0001\r\n\r\n', 400],
  ['a null byte in a header', 'GET /api/x HTTP/1.1\r\nHost: a\u0000b\r\n\r\n', 400],
  ['headers over 16 kB', `GET /api/x HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is refused in the form of all errors, and the connection is closed', async (_, bytes, status) => {
  const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(JSON.parse(body)).toEqual({ error: FAILURES.invalid_input.text, code: 'invalid_input' });
  expect((await askAddress(api.url, '/nothing/is/here')).status).toBe(404);
});
