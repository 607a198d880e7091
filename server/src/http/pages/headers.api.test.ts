import { request } from 'node:http';
import { API_BASE, pathOf } from '@qrigin/domain/http';
import { createOrganisation, listMyOrganisations, whoami } from '@qrigin/domain/organisations';
import { listSites } from '@qrigin/domain/sites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOrganisation } from '../../testing/people/organisation.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const APP = 'https://app.example.com';
const CONTENT = 'https://content.example.net';
const STORE = 'https://store.example.org';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    env: {
      APP_ORIGIN: APP,
      CONTENT_ORIGIN: CONTENT,
      SCAN_BASE_URL: `${APP}/scan/`,
      STORE_PUBLIC_URL: STORE,
      CORS_ORIGINS: 'https://partner.example.org',
    },
  });
});
afterAll(() => api.stop());

const LISTED = `${API_BASE}${pathOf(listMyOrganisations)}`;
const CREATED = `${API_BASE}${pathOf(createOrganisation)}`;

/** What browsers go by; everything that differs from one answer to the next is left out. */
function policyOf(headers: Headers): Record<string, string> {
  const skipped =
    /^(date|connection|keep-alive|content-length|content-type|etag|last-modified|accept-ranges|vary)$/;
  return Object.fromEntries([...headers].filter(([name]) => !skipped.test(name)));
}

const EVERYWHERE = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(self), usb=(self)',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-request-id': expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/),
};
const APP_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  `img-src 'self' data: blob: ${CONTENT}`,
  `connect-src 'self' ${CONTENT} ${STORE}`,
  "manifest-src 'self'",
  "worker-src 'self' blob:",
  `frame-src 'self' ${CONTENT}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join(';');

test('every answer of a call has all the headers that protect it, whatever its status', async () => {
  const { id, owner } = await newOrganisation(api);
  const wanted = { ...EVERYWHERE, 'content-security-policy': APP_POLICY, 'cache-control': 'no-store' };
  const { token } = owner;
  for (const [status, endpoint, asked] of [
    [200, whoami, { params: { org: id }, token }],
    [401, whoami, { params: { org: id } }],
    [404, whoami, { params: { org: crypto.randomUUID() }, token }],
    [400, listSites, { params: { org: id }, query: { page: '0' }, token }],
  ] as const) {
    const answer = await api.askRaw(endpoint, asked);
    expect(answer.status).toBe(status);
    expect(policyOf(answer.headers)).toEqual(wanted);
  }
});

test('the description of the API has the same headers, but may be kept', async () => {
  const { status, headers } = await fetch(`${api.url}/api/openapi.json`);
  expect(status).toBe(200);
  expect(policyOf(headers)).toEqual({ ...EVERYWHERE, 'content-security-policy': APP_POLICY });
});

test('an address that nothing is at has the same headers', async () => {
  const { status, headers } = await fetch(`${api.url}/api/nothing/is/here`);
  expect(status).toBe(404);
  expect(policyOf(headers)).toEqual({ ...EVERYWHERE, 'content-security-policy': APP_POLICY });
});

test('the page that describes the API loads only from here and can be framed by no one', async () => {
  const { status, headers } = await fetch(`${api.url}/api/docs`);
  const { 'content-security-policy': policy, ...others } = policyOf(headers);
  expect(status).toBe(200);
  expect(others).toMatchObject(EVERYWHERE);
  expect(policy).toMatch(/default-src 'none'/);
  expect(policy).toMatch(/script-src 'self'(;|$)/);
  expect(policy).toMatch(/frame-ancestors 'none'/);
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
});

test('no answer names the software that gave it', async () => {
  for (const path of [LISTED, '/api/docs', '/healthz', '/nothing']) {
    const { headers } = await fetch(api.url + path);
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null]);
  }
});

test('files go to the store where it is reached by servers, when browsers have no address of their own for it', async () => {
  const local = await startTestApi({ env: { STORE_URL: 'http://127.0.0.1:7480' } });
  try {
    const { headers } = await fetch(`${local.url}/api/nothing`);
    expect(headers.get('content-security-policy')).toContain(
      "connect-src 'self' http://content.localhost http://127.0.0.1:7480;",
    );
  } finally {
    await local.stop();
  }
});

test('on plain http of this machine browsers are not told to insist on https', async () => {
  const local = await startTestApi();
  try {
    const { headers } = await fetch(`${local.url}/healthz`);
    expect(headers.get('strict-transport-security')).toBeNull();
  } finally {
    await local.stop();
  }
});

async function preflight(origin: string): Promise<Headers> {
  const headers = {
    origin,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'authorization',
  };
  return (await fetch(api.url + LISTED, { method: 'OPTIONS', headers })).headers;
}

test.each([APP, 'https://partner.example.org'])(
  'pages of %s may call, with the headers they need',
  async (origin) => {
    const asked = await preflight(origin);
    expect(asked.get('access-control-allow-origin')).toBe(origin);
    expect(asked.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE');
    const allowed = asked.get('access-control-allow-headers')?.toLowerCase().split(', ');
    expect(allowed).toEqual([
      'authorization',
      'content-type',
      'accept-language',
      'x-timezone',
      'idempotency-key',
      'if-match',
    ]);
    const { headers } = await api.ask(listMyOrganisations, { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('vary')).toContain('Origin');
  },
);

test.each([
  'null',
  'https://evil.example',
  `${APP}.evil.example`,
  'https://evilapp.example.com',
  'https://example.com',
  'https://sub.app.example.com',
  'http://app.example.com',
  `${APP}:8443`,
  `${APP}/`,
  'https://APP.example.com',
  CONTENT,
])('pages of %s may not read an answer', async (origin) => {
  const { headers } = await api.ask(listMyOrganisations, { headers: { origin } });
  for (const got of [await preflight(origin), headers]) {
    expect(got.get('access-control-allow-origin')).toBeNull();
    expect(got.get('access-control-allow-credentials')).toBeNull();
  }
});

/** `fetch` does not let a caller choose the Host. */
function askHost(host: string, path: string, method: string) {
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; text: string }>(
    (resolve, reject) => {
      const call = request(api.url + path, { method, headers: { host } }, async (response) => {
        const parts = await response.toArray();
        const text = Buffer.concat(parts).toString();
        resolve({ status: response.statusCode, headers: response.headers, text });
      });
      call.on('error', reject).end();
    },
  );
}

test.each([
  ['GET', '/'],
  ['GET', '/healthz'],
  ['GET', '/metrics'],
  ['GET', '/api/openapi.json'],
  ['GET', '/api/docs'],
  ['GET', LISTED],
  ['POST', CREATED],
  ['OPTIONS', CREATED],
  ['GET', '/scan/x'],
  ['GET', '/files/x'],
  ['GET', `/files/${crypto.randomUUID()}/${crypto.randomUUID()}`],
  ['GET', `/files/${crypto.randomUUID()}/${crypto.randomUUID()}/thumbnail`],
  ['PUT', `/files/${crypto.randomUUID()}/${crypto.randomUUID()}`],
  ['GET', '/assets/x.js'],
  ['GET', '/nothing'],
])('the content origin answers %s %s with nothing but a plain refusal', async (method, path) => {
  for (const host of ['content.example.net', 'CONTENT.example.net']) {
    const answer = await askHost(host, path, method);
    expect(answer.status).toBe(404);
    expect(answer.text).toBe('Not found.');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  }
});
