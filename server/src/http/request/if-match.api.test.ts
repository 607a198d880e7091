import { endpoint } from '@qrigin/domain/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const shown = {
  method: 'GET',
  policy: { who: 'public', rate: 'public' },
  reply: z.object({ version: z.int(), known: z.unknown() }),
  tag: 'version',
} as const;
const deaf = endpoint({ ...shown, name: 'deaf', summary: 'Never looks at the header', path: '/test/deaf' });
const heard = endpoint({
  ...shown,
  name: 'heard',
  summary: 'Looks at the header',
  path: '/test/heard',
  fails: ['changed_meanwhile'],
});
const wrong = endpoint({
  ...shown,
  name: 'wrong',
  summary: 'Has no such field',
  path: '/test/wrong',
  tag: 'revision',
});

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    routes(serve) {
      serve(deaf, async ({ ifMatch }) => ({ version: 7, known: ifMatch ?? null }));
      serve(heard, async ({ ifMatch }) => ({ version: 8, known: ifMatch ?? null }));
    },
  });
});
afterAll(() => api.stop());

test('the tag of an answer is its ETag, and what the caller knows is handed to the action that asks for it', async () => {
  const headers = { 'if-match': '"3", W/"4"' };
  const asked = await api.ask(heard, { headers });
  expect([asked.headers.get('etag'), asked.body.known]).toEqual(['"8"', { isAny: false, tags: ['3'] }]);
  const plain = await api.ask(heard);
  expect([plain.headers.get('etag'), plain.body.known]).toEqual(['"8"', null]);
  const unheard = await api.ask(deaf, { headers: { 'if-match': 'nonsense' } });
  expect([unheard.status, unheard.headers.get('etag'), unheard.body.known]).toEqual([200, '"7"', null]);
});

test('a header that cannot be read is wrong input', async () => {
  const answer = await api.ask(heard, { headers: { 'if-match': 'nonsense' } });
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { code: 'invalid_input', fields: { 'If-Match': expect.any(String) } },
  ]);
});

test('an endpoint whose answer has no such field does not start', async () => {
  const start = startTestApi({ routes: (serve) => serve(wrong, async () => ({ version: 1, known: null })) });
  await expect(start).rejects.toThrow('/api/test/wrong answers no revision that could be its tag');
});
