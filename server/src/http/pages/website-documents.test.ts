import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PRERENDERED } from '@qrigin/domain/features';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadWebsiteDocuments, sendDocument } from './website-documents.ts';

const ORIGIN = 'https://qrigin.example';
const SCRIPT = 'document.title="early"';
const page = (words: string) =>
  `<html><meta content="https://app-origin.invalid/share-card.png"><script>${SCRIPT}</script>${words}</html>`;

const folder = mkdtempSync(join(tmpdir(), 'website-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'index.html'), page('frame'));
  for (const path of [...PRERENDERED, '/404'])
    writeFileSync(join(folder, `pages${path === '/' ? '/home' : path}.html`), page(`page ${path}`));
  const documents = await loadWebsiteDocuments(folder, ORIGIN);
  app = Fastify();
  app.addHook('onRequest', async (_, reply) => {
    reply.header('Content-Security-Policy', "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'");
  });
  for (const path of ['/', '/teams', '/dashboard'])
    app.get(path, (request, reply) => sendDocument(request, reply, documents.page(path)));
  app.get('/gone', (request, reply) => sendDocument(request, reply.code(404), documents.page('/404')));
  app.get('/robots.txt', (request, reply) => sendDocument(request, reply, documents.robots));
  app.get('/sitemap.xml', (request, reply) => sendDocument(request, reply, documents.sitemap));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/', 'page /'],
  ['/teams', 'page /teams'],
  ['/dashboard', 'frame'],
])('%s is answered with its own document, or with the empty frame', async (path, words) => {
  const { statusCode, body, headers } = await app.inject(path);
  expect(statusCode).toBe(200);
  expect(body).toContain(words);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
});

test('documents name the origin that they are served from', async () => {
  const { body } = await app.inject('/');
  expect(body).toContain(`${ORIGIN}/share-card.png`);
  expect(body).not.toContain('invalid');
});

test('the script in the document is allowed by its hash, beside those of the website', async () => {
  const { headers } = await app.inject('/');
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'self' 'sha256-${hash}' 'wasm-unsafe-eval'`,
  );
});

test('a document that the browser has is not sent again, unless it stands for a page that is missing', async () => {
  const { headers } = await app.inject('/');
  const again = { 'if-none-match': String(headers.etag) };
  expect((await app.inject({ url: '/', headers: again })).statusCode).toBe(304);
  const gone = await app.inject('/gone');
  const goneAgain = await app.inject({
    url: '/gone',
    headers: { 'if-none-match': String(gone.headers.etag) },
  });
  expect([goneAgain.statusCode, goneAgain.body]).toEqual([404, gone.body]);
});

test('documents are compressed as the browser likes', async () => {
  const plain = (await app.inject('/')).body;
  const br = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  const gzip = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
});

test('search engines are told of the public pages and kept out of the rest', async () => {
  const robots = (await app.inject('/robots.txt')).body;
  expect(robots).toContain('Disallow: /dashboard\n');
  expect(robots).toContain('Disallow: /scan\n');
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const sitemap = (await app.inject('/sitemap.xml')).body;
  expect(sitemap).toContain(`<loc>${ORIGIN}/</loc>`);
  expect(sitemap).toContain(`<loc>${ORIGIN}/privacy-policy</loc>`);
  expect(sitemap).not.toMatch(/login|dashboard|image/);
});
