import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRERENDERED } from '@qrigin/domain/features';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testEnv } from '../../testing/test-env.ts';
import { addSecurityHeaders } from './headers.ts';
import { PAGE_ROUTES, servePages } from './pages.ts';

const CHECKOUT = 'https://checkout.example.net';
const BANK = 'https://bank.example.net';
const ID = '6f9c7c1e-3a0e-4a53-9f3d-0d6d1c1b2a11';
const PRICING = '/dashboard/:orgId/:product/pricing';
const SCRIPT = 'document.title="early"';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'pages'));
  for (const file of [
    'index',
    'pages/404',
    ...PRERENDERED.map((path) => `pages${path === '/' ? '/home' : path}`),
  ])
    writeFileSync(join(folder, `${file}.html`), `<html><script>${SCRIPT}</script></html>`);
  const env = testEnv('postgres://app_rw@127.0.0.1/qrigin', { CHECKOUT_ORIGINS: `${CHECKOUT},${BANK}` });
  app = Fastify();
  await addSecurityHeaders(app, env);
  await servePages(app, env, `${folder}/`);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const addressOf = (path: string) => path.replaceAll(/:\w+/g, ID);
const policyOf = (headers: Record<string, unknown>) => {
  const parts = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(parts.map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));
};

test('the document of the pricing page may load the checkout, and is otherwise as closed as all others', async () => {
  const { statusCode, headers } = await app.inject(addressOf(PRICING));
  const other = await app.inject(addressOf('/dashboard/:orgId/:product/about'));
  expect([statusCode, other.statusCode]).toEqual([200, 200]);
  const [policy, usual] = [policyOf(headers), policyOf(other.headers)];
  expect(policy).toEqual({
    ...usual,
    'script-src': [...usual['script-src']!, CHECKOUT, BANK],
    'img-src': [...usual['img-src']!, CHECKOUT, BANK],
    'connect-src': [...usual['connect-src']!, CHECKOUT, BANK],
    'frame-src': [...usual['frame-src']!, CHECKOUT, BANK],
  });
  expect(usual['script-src']).toContainEqual(expect.stringMatching(/^'sha256-/));
  expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(other.headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['permissions-policy']).toContain(`payment=(self "${CHECKOUT}" "${BANK}")`);
});

test('a browser that has the document is told the same', async () => {
  const { headers } = await app.inject(addressOf(PRICING));
  const again = await app.inject({
    url: addressOf(PRICING),
    headers: { 'if-none-match': String(headers['etag']) },
  });
  expect(again.statusCode).toBe(304);
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
});

/** What looks like the pricing page and is another, or none. */
const LOOKALIKES = [
  `/dashboard/${ID}/${ID}/pricing/old`,
  `/dashboard/${ID}/${ID}/pricing-list`,
  `/dashboard/${ID}/${ID}/about?next=/dashboard/${ID}/${ID}/pricing`,
  `/dashboard/${ID}/${ID}/pricing/../about`,
  `/dashboard/${ID}/${ID}/pricing%2Fold`,
  `/dashboard/${ID}/${ID}//pricing`,
  `/dashboard/${ID}/nonsense/pricing`,
  `/dashboard/${ID}/pricing`,
  `/pricing`,
  `/assets/pricing`,
  `/api/${ID}/pricing`,
];

test('no other page names the payment provider in its headers', async () => {
  const others = PAGE_ROUTES.map(({ path }) => path).filter((path) => path !== PRICING);
  const urls = [...others.map(addressOf), '/robots.txt', '/sitemap.xml', ...LOOKALIKES];
  const naming: string[] = [];
  for (const url of urls) {
    const { headers } = await app.inject(url);
    expect(policyOf(headers)['frame-src']).toContain("'self'");
    if (/checkout\.example|bank\.example|allow-popups/.test(JSON.stringify(headers))) naming.push(url);
  }
  expect(naming).toEqual([]);
});
