import { request } from 'node:http';
import { openGuestSession, sendCode, setUpTwoFactor, verifyOtp } from '@qrigin/domain/auth';
import { API_BASE, type ApiRequest, rawRequestOf } from '@qrigin/domain/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyParams } from '../../../testing/any-params.ts';
import { accountsOf, BEHIND_PROXY, network } from '../../../testing/people/accounts.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { ...BEHIND_PROXY, CORS_ORIGINS: 'https://partner.example' } });
});
afterAll(() => api.stop());

/** What a browser says when a link, a picture, a prefetch or a script of another website makes the call. */
const FOREIGN: [string, Record<string, string>][] = [
  [
    'a picture on another website',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  ],
  ['a picture on a sibling host', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }],
  [
    'a script of a sibling host',
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors', origin: 'https://evil.qrigin.example' },
  ],
  [
    'a script of another website',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: 'https://evil.example' },
  ],
  [
    'a script of a sandboxed frame',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: 'null' },
  ],
  [
    'a link on another website',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  ],
  ['a link on our own site', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
  [
    'an address that was typed',
    { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1' },
  ],
  ['a prefetch', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
  ['a prerendering', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' }],
];

/** Sends headers as they are; `fetch` would set its own about where it comes from. */
function askPlainly({ path, ...asked }: ApiRequest) {
  return new Promise<[number | undefined, unknown]>((resolve, reject) => {
    const call = request(`${api.url}${API_BASE}${path}`, asked, async (answer) => {
      const text = Buffer.concat(await answer.toArray()).toString();
      resolve([answer.statusCode, JSON.parse(text)]);
    });
    call.on('error', reject);
    call.end();
  });
}

/** The GETs of the specification that change something. */
const CHANGING = [sendCode, verifyOtp, setUpTwoFactor, openGuestSession];

async function changes() {
  const counts: Record<string, number> = {};
  for (const table of ['mail', 'session', 'authenticator', 'one_time_code', 'rate_limit']) {
    const { rows } = await api.database.superuser.query(`select count(*)::int as n from ${table}`);
    counts[table] = rows[0].n;
  }
  return counts;
}

test.each(FOREIGN)('no call is made by %s', async (_, foreign) => {
  const { newAccount, tokenOf, codeFor, guess } = accountsOf(api);
  const account = await newAccount({ verified: false });
  const code = await codeFor(account.id, 'verify');
  const token = await tokenOf((await newAccount()).email);
  const query = { email: account.email, otp: code };
  const before = await changes();
  for (const endpoint of api.endpoints) {
    const sent = rawRequestOf(endpoint, {
      params: anyParams(endpoint),
      query: endpoint.name === verifyOtp.name ? query : {},
      token,
      headers: { ...network(), ...foreign },
    });
    expect([endpoint.name, ...(await askPlainly(sent))]).toEqual([
      endpoint.name,
      403,
      {
        code: 'cross_site',
        error: 'This address cannot be opened as a page or called from another website.',
      },
    ]);
  }
  expect(await changes()).toEqual(before);
  expect((await guess(account.email, code)).status).toBe(200);
});

test.each<[string, Record<string, string>]>([
  ['our own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }],
  [
    'a page of an allowed origin',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: 'https://partner.example' },
  ],
  [
    'a page of an allowed origin on the same site',
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors', origin: 'https://partner.example' },
  ],
  ['a program', {}],
])('the GETs that change something work for %s and are kept nowhere', async (_, headers) => {
  const { newAccount, tokenOf, codeFor } = accountsOf(api);
  const account = await newAccount({ verified: false });
  const token = await tokenOf((await newAccount()).email);
  const { email } = account;
  const otp = await codeFor(account.id, 'verify');
  for (const endpoint of CHANGING) {
    const given = { email, otp };
    const query = Object.fromEntries(Object.entries(given).filter(([name]) => name in endpoint.query.shape));
    const answer = await api.askRaw(endpoint, { query, token, headers: { ...network(), ...headers } });
    expect([endpoint.name, answer.status]).toEqual([endpoint.name, 200]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});
