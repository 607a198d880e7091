import { gunzipSync } from 'node:zlib';
import { Failure } from '@qrigin/domain/errors';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { fixedText } from '../../page-parts.ts';
import { testEnv } from '../../testing/test-env.ts';
import { watchCallEnds } from '../limits/call-ends.ts';
import { givePlacesBack } from '../limits/call-place.ts';
import type { Limits } from '../limits/limits.ts';
import { createServePage, type Page, type PageAnswer } from './serve-page.ts';
import { servePagesAlone } from './serve-page-alone.ts';

const env = testEnv('postgres://app_rw@127.0.0.1:1/none');
const HTML = `<!doctype html><title>Page</title>${'<p>Wörds</p>'.repeat(99)}`;
const PARTS = [fixedText(HTML.slice(0, 50)), HTML.slice(50, 70), fixedText(HTML.slice(70))];

const page = (changes: Partial<Page> = {}): Page => ({
  status: 200,
  parts: PARTS,
  language: 'en',
  ...changes,
});

/** The answer to one request for a page. */
async function ask(
  answer: PageAnswer | (() => Promise<PageAnswer>),
  headers = {},
  method: 'GET' | 'HEAD' = 'GET',
) {
  const work = typeof answer === 'function' ? answer : async () => answer;
  const app = await servePagesAlone(env, [{ path: '/page', answer: work }]);
  const response = await app.inject({ method, url: '/page', headers });
  await app.close();
  return response;
}

test('a page is never kept, and sent whole to whoever kept one of before', async () => {
  const { statusCode, headers, body } = await ask(page(), { 'if-none-match': '*' });
  expect([statusCode, body]).toEqual([200, HTML]);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(headers['etag']).toBeUndefined();
  expect(headers['vary']).toContain('Accept-Encoding, Accept-Language');
  expect(headers['content-language']).toBe('en');
});

test.each([
  ['gzip, deflate, br, zstd', 'gzip'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'gzip'],
  ['br', undefined],
  ['gzip;q=0, *', undefined],
  ['gzip;q=0, *;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
])('who accepts %s gets %s', async (accepted, encoding) => {
  const { headers, rawPayload } = await ask(page(), { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(Number(headers['content-length'])).toBe(rawPayload.length);
  const plain = encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
  expect(plain.toString()).toBe(HTML);
});

test('HEAD tells the same without the page', async () => {
  for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
    const [head, get] = [await ask(page(), headers, 'HEAD'), await ask(page(), headers)];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(Number(get.headers['content-length'])).toBe(get.rawPayload.length);
    for (const name of ['content-length', 'content-type', 'content-encoding'])
      expect(head.headers[name]).toBe(get.headers[name]);
  }
});

test('a page with a script may run that one and no other; without one the policy is the general one', async () => {
  const policyOf = async (answer: Page) => String((await ask(answer)).headers['content-security-policy']);
  const general = await policyOf(page());
  expect(general).toContain("script-src 'self' 'wasm-unsafe-eval';");
  const own = await policyOf(page({ scriptHash: "'sha256-abc'" }));
  expect(own).toBe(general.replace("script-src 'self' 'wasm-unsafe-eval'", "script-src 'sha256-abc'"));
});

test('a page can lead elsewhere, or say in a line that there is none', async () => {
  const away = await ask({ status: 303, location: '/scan/X' });
  expect([away.statusCode, away.headers['location']]).toEqual([303, '/scan/X']);
  const none = await ask({ status: 503, text: 'Not built.' });
  expect([none.statusCode, none.body, none.headers['content-type']]).toEqual([
    503,
    'Not built.',
    'text/plain; charset=utf-8',
  ]);
});

test.each([
  [new Failure('busy', { retry_after: 7 }), 503, '7'],
  [new Error('secret words'), 500, undefined],
])('a failure is a page in words that tells nothing from inside', async (error, status, retryAfter) => {
  const { statusCode, headers, body } = await ask(async () => {
    throw error;
  });
  expect([statusCode, headers['retry-after']]).toEqual([status, retryAfter]);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(body).toContain('We could not check this code');
  expect(body).not.toContain('secret words');
});

test('a page counts as a scan of its network, and the call ends with the answer', async () => {
  const leave = vi.fn<() => void>();
  const admit = vi.fn<Limits['admit']>(async () => leave);
  const app = Fastify();
  givePlacesBack(app, watchCallEnds(app));
  createServePage(app, { admit })({ path: '/page', answer: async () => page() });
  await app.inject({ url: '/page', remoteAddress: '2001:db8:1:2ff::7' });
  expect(admit).toHaveBeenCalledExactlyOnceWith('scan', '2001:0db8:0001:0200::/56');
  expect(leave).toHaveBeenCalledTimes(1);

  admit.mockRejectedValueOnce(new Failure('too_often', { retry_after: 3 }));
  const refused = await app.inject('/page');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3']);
  expect(refused.body).toContain('Too many requests. Wait a moment, then try again.');
  await app.close();
});
