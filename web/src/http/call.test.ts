import { changePassword, handOver, signIn, verifyTwoFactor } from '@qrigin/domain/auth';
import { FAILURES, Failure } from '@qrigin/domain/errors';
import { endpoint, Id } from '@qrigin/domain/http';
import { createOrganisation, whoami } from '@qrigin/domain/organisations';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { call } from './call.ts';
import { clearToken, storedToken, storeToken } from './session.ts';

const ORG = '6f9c7c1e-3a0e-4a53-9f3d-0d6d1c1b2a11';

/** A call that the product has not, whose address can be written down here. */
const listBarns = endpoint({
  name: 'listBarns',
  summary: 'The barns of the organisation',
  method: 'GET',
  path: '/:org/barns',
  policy: { who: 'user', rate: 'read' },
  params: z.object({ org: Id }),
  query: z.object({ page: z.string().optional() }),
  reply: z.array(z.string()),
});

afterEach(() => {
  vi.unstubAllGlobals();
  clearToken();
});

function answerWith(status: number, body: unknown) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Response.json(body, { status: status === 204 ? 200 : status }),
  );
  if (status === 204) fetch.mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test.each([302, 404, 418, 500, 502])(
  '[ERR-01] a %i where 200 is expected gives the stated text',
  async (status) => {
    answerWith(status, '<html>');
    await expect(call(createOrganisation, { body: { name: 'A' } })).rejects.toThrow(
      'Unexpected response from the API',
    );
  },
);

test.each([201, 202, 204])(
  '[ERR-02] a %i where 200 is expected gives the stated text too',
  async (status) => {
    answerWith(status, { id: ORG, name: 'A' });
    await expect(call(createOrganisation, { body: { name: 'A' } })).rejects.toThrow(
      'Unexpected response from the API',
    );
  },
);

test('[ERR-10] the API is at /api of the same website unless the build says otherwise', async () => {
  const fetch = answerWith(200, []);
  await call(listBarns, { params: { org: ORG } });
  expect(fetch.mock.calls[0]?.[0]).toBe(`/api/${ORG}/barns`);
});

test('[AUTH-52] the token is sent as a bearer token, with the parameters in the path and the query', async () => {
  const fetch = answerWith(200, []);
  await call(listBarns, { params: { org: ORG }, query: { page: '2' }, token: 'abc' });
  const [address, request] = fetch.mock.calls[0] ?? [];
  expect(address).toBe(`/api/${ORG}/barns?page=2`);
  expect(request).toMatchObject({ method: 'GET', headers: { Authorization: 'Bearer abc' } });
});

test('[AUTH-52] unless another token is given, it is that of who is signed in', async () => {
  const fetch = answerWith(200, { id: ORG, name: 'A' });
  const sent = () => new Headers(fetch.mock.lastCall?.[1]?.headers).get('Authorization');
  await call(createOrganisation, { body: { name: 'A' } });
  expect(sent()).toBeNull();
  storeToken('kept');
  await call(createOrganisation, { body: { name: 'A' } });
  expect(sent()).toBe('Bearer kept');
  await call(createOrganisation, { body: { name: 'A' }, token: 'other' });
  expect(sent()).toBe('Bearer other');
});

test('[AUTH-50][AUTH-51][AUTH-80] calls send the language and the timezone of the browser', async () => {
  vi.stubGlobal('navigator', { language: 'hi-IN' });
  vi.stubGlobal('Intl', {
    DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone: 'Asia/Kolkata' }) }),
  });
  const fetch = answerWith(200, { token: 'abc' });
  await call(signIn, { body: { email: EMAIL, password: 'right' } });
  expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({
    'Accept-Language': 'hi-IN',
    'X-Timezone': 'Asia/Kolkata',
  });
});

test('a 401 in the middle of work forgets the token', async () => {
  storeToken('kept');
  answerWith(401, { error: FAILURES.signed_out.text, code: 'signed_out' });
  await expect(call(whoami, { params: { org: ORG } })).rejects.toThrow('signed_out');
  expect(storedToken()).toBeUndefined();
  storeToken('kept');
  answerWith(401, '<html>');
  await expect(call(whoami, { params: { org: ORG } })).rejects.toThrow('Unexpected response from the API');
  expect(storedToken()).toBeUndefined();
});

const EMAIL = 'asha@example.com';

test.each([
  [
    'wrong credentials',
    'invalid_credentials',
    () => call(signIn, { body: { email: EMAIL, password: 'wrong' } }),
  ],
  ['a wrong authenticator code', 'wrong_code', () => call(verifyTwoFactor, { body: { code: '000000' } })],
  ['a refused hand-over', 'signed_out', () => call(handOver, { body: { token: 'old' } })],
] as const)('a 401 for %s is no reason to forget the token', async (_, code, ask) => {
  storeToken('kept');
  answerWith(401, { error: FAILURES[code].text, code });
  await expect(ask()).rejects.toThrow(code);
  expect(storedToken()).toBe('kept');
});

test('a 401 of the sign-in call itself forgets nothing, whatever else it says', async () => {
  storeToken('kept');
  answerWith(401, '<html>');
  const again = call(signIn, { body: { email: EMAIL, password: 'wrong' } });
  await expect(again).rejects.toThrow('Unexpected response from the API');
  expect(storedToken()).toBe('kept');
});

test('a 401 for another token than the one that is kept forgets nothing', async () => {
  storeToken('kept');
  answerWith(401, { error: FAILURES.signed_out.text, code: 'signed_out' });
  const reset = call(changePassword, { body: { password: 'long enough' }, token: 'reset' });
  await expect(reset).rejects.toThrow('signed_out');
  expect(storedToken()).toBe('kept');
});

test('a failure that the server names is thrown with its details', async () => {
  answerWith(400, {
    error: 'Check the highlighted fields.',
    code: 'invalid_input',
    fields: { name: 'too long' },
  });
  const failure = await call(createOrganisation, { body: { name: 'A' } }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Failure);
  expect(failure).toMatchObject({ code: 'invalid_input', details: { fields: { name: 'too long' } } });
});

test('a code that this build does not know is an unexpected response', async () => {
  answerWith(409, { error: 'New.', code: 'from_the_future' });
  await expect(call(createOrganisation, { body: { name: 'A' } })).rejects.toThrow(
    'Unexpected response from the API',
  );
});

test('a reply of another shape is refused', async () => {
  answerWith(200, { id: ORG });
  await expect(call(whoami, { params: { org: ORG } })).rejects.toThrow('Unexpected response from the API');
});

test('an idempotency key travels in its header', async () => {
  const fetch = answerWith(200, { id: ORG, name: 'A' });
  await call(createOrganisation, { body: { name: 'A' }, idempotencyKey: 'k1' });
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ headers: { 'Idempotency-Key': 'k1' } });
});
