import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Failure } from '@qrigin/domain/errors';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { testEnv } from '../testing/test-env.ts';
import type { Limits } from './limits.ts';
import { createServe, type Engine } from './serve.ts';
import { createServePage, type Page, type PageAnswer } from './serve-page.ts';
import { servePagesAlone } from './serve-page-alone.ts';

const env = testEnv('postgres://app_rw@127.0.0.1:1/none');
const HTML = `<!doctype html><title>Page</title>${'<p>Words</p>'.repeat(99)}`;

const page = (changes: Partial<Page> = {}): Page => ({
  status: 200,
  draw: () => HTML,
  version: 'v1',
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

test('a page may be kept, but is asked for again each time', async () => {
  const { statusCode, headers, body } = await ask(page());
  expect([statusCode, body]).toEqual([200, HTML]);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    etag: 'W/"v1"',
  });
  expect(headers['vary']).toContain('Accept-Encoding');
});

test.each([
  ['W/"v1"', 304],
  ['"v0", W/"v1"', 304],
  ['W/"v2"', 200],
  ['', 200],
])('with If-None-Match %s the status is %i', async (tag, status) => {
  const draw = vi.fn<() => string>(() => HTML);
  const { statusCode, headers, body } = await ask(page({ draw }), { 'if-none-match': tag });
  expect(statusCode).toBe(status);
  expect(draw).toHaveBeenCalledTimes(status === 304 ? 0 : 1);
  expect(body).toBe(status === 304 ? '' : HTML);
  expect(headers).toMatchObject({ etag: 'W/"v1"', 'cache-control': 'no-cache' });
});

test('a page that the browser has already may run the same script as before', async () => {
  const scripted = page({ scriptHash: "'sha256-abc'" });
  const [fresh, kept] = [await ask(scripted), await ask(scripted, { 'if-none-match': 'W/"v1"' })];
  expect([fresh.statusCode, kept.statusCode]).toEqual([200, 304]);
  expect(kept.headers['content-security-policy']).toContain("script-src 'sha256-abc';");
  expect(kept.headers['content-security-policy']).toBe(fresh.headers['content-security-policy']);
});

test('a page without a version is sent anew', async () => {
  const { headers, statusCode } = await ask({ status: 404, draw: () => HTML }, { 'if-none-match': '*' });
  expect([statusCode, headers['etag']]).toEqual([404, undefined]);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
])('who accepts %s gets %s', async (accepted, encoding) => {
  const { headers, rawPayload } = await ask(page(), { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(Number(headers['content-length'])).toBe(rawPayload.length);
  const plain = { br: brotliDecompressSync, gzip: gunzipSync };
  const unpack = encoding === undefined ? (bytes: Buffer) => bytes : plain[encoding as keyof typeof plain];
  expect(unpack(rawPayload).toString()).toBe(HTML);
});

test('HEAD tells the same without the page', async () => {
  const [head, get] = [await ask(page(), {}, 'HEAD'), await ask(page())];
  expect([head.statusCode, head.body]).toEqual([200, '']);
  for (const name of ['etag', 'content-length', 'content-type'])
    expect(head.headers[name]).toBe(get.headers[name]);
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
  expect(body).toContain('This could not be checked');
  expect(body).not.toContain('secret words');
});

test('a page counts as a scan of its network, and the call ends with the answer', async () => {
  const leave = vi.fn<() => void>();
  const admit = vi.fn<Limits['admit']>(async () => leave);
  const app = Fastify();
  createServe(app, { limits: { admit } } as unknown as Engine);
  createServePage(app, { admit })({ path: '/page', answer: async () => page() });
  await app.inject({ url: '/page', remoteAddress: '2001:db8:1:2ff::7' });
  expect(admit).toHaveBeenCalledExactlyOnceWith('scan', '2001:0db8:0001:0200::/56');
  expect(leave).toHaveBeenCalledTimes(1);

  admit.mockRejectedValueOnce(new Failure('too_often', { retry_after: 3 }));
  const refused = await app.inject('/page');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3']);
  expect(refused.body).toContain('Too many requests. Please wait a moment.');
  await app.close();
});
