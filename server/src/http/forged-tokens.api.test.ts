import { createPublicKey, generateKeyPairSync, type JsonWebKey, randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOrganisation, type TestOrganisation } from '../testing/organisation.ts';
import { peopleOf } from '../testing/people.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const own = generateKeyPairSync('ed25519').privateKey;
const stranger = generateKeyPairSync('ed25519').privateKey;
const jwk: JsonWebKey = own.export({ format: 'jwk' });
const publicPem = createPublicKey(own).export({ type: 'spki', format: 'pem' });
const publicBytes = Buffer.from(jwk.x ?? '', 'base64url');

let api: TestApi;
let org: TestOrganisation;
beforeAll(async () => {
  const TOKEN_KEYS = JSON.stringify({ keys: [{ ...jwk, kid: 'a' }] });
  api = await startTestApi({ env: { TOKEN_KEYS } });
  org = await newOrganisation(api);
});
afterAll(() => api.stop());

const HOUR_S = 3600;
const now = () => Math.floor(Date.now() / 1000);
const claims = (changes: Record<string, unknown> = {}) => ({
  sid: org.owner.sessionId,
  kind: 'user',
  iss: 'qrigin',
  aud: 'qrigin-session',
  exp: now() + HOUR_S,
  ...changes,
});
const sign = (changes: Record<string, unknown> = {}, key = own, header = {}) =>
  new SignJWT(claims(changes)).setProtectedHeader({ alg: 'EdDSA', ...header }).sign(key);
const hmac = (secret: Uint8Array) => new SignJWT(claims()).setProtectedHeader({ alg: 'HS256' }).sign(secret);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A real token with one of its three parts exchanged. */
async function withPart(at: number, part: (old: string) => string): Promise<string> {
  return (await sign())
    .split('.')
    .map((old, index) => (index === at ? part(old) : old))
    .join('.');
}

async function statusWith(headers: Record<string, string>, path = `/${org.id}/whoami`): Promise<number> {
  return (await api.ask('GET', path, { headers })).status;
}

test('a token that is made right is accepted, so the refusals below are about what is wrong with them', async () => {
  expect(await statusWith({ authorization: `Bearer ${await sign()}` })).toBe(200);
});

test.each<[string, () => Promise<string> | string]>([
  ['nothing after the scheme', () => ''],
  ['the word null', () => 'null'],
  ['the word undefined', () => 'undefined'],
  ['an array', () => '["a","b"]'],
  ['two dots only', () => '..'],
  ['two tokens', async () => `${await sign()},${await sign()}`],
  ['a token and a space', async () => `${await sign()} x`],
  ['the algorithm none', () => new UnsecuredJWT(claims()).encode()],
  ['the algorithm none over a real signature', () => withPart(0, () => encode({ alg: 'none' }))],
  ['the algorithm None', () => withPart(0, () => encode({ alg: 'None' }))],
  ['no signature', () => withPart(2, () => '')],
  ['HS256 with the public key as PEM for a secret', () => hmac(Buffer.from(publicPem))],
  ['HS256 with the bytes of the public key for a secret', () => hmac(publicBytes)],
  ['the key of a stranger', () => sign({}, stranger)],
  ['the key of a stranger, under our key id', () => sign({}, stranger, { kid: 'a' })],
  [
    'a key that the token brings along',
    () => sign({}, stranger, { jwk: createPublicKey(stranger).export({ format: 'jwk' }) }),
  ],
  ['another audience', () => sign({ aud: 'qrigin-file' })],
  ['no audience', () => sign({ aud: undefined })],
  ['another issuer', () => sign({ iss: 'somebody' })],
  ['an end in the past', () => sign({ exp: now() - HOUR_S })],
  ['a beginning in the future', () => sign({ nbf: now() + HOUR_S })],
  ['a payload changed after signing', () => withPart(1, () => encode(claims({ sid: randomUUID() })))],
  ['a signature with its last letters changed', () => withPart(2, (old) => `${old.slice(0, -4)}AAAA`)],
  ['no session', () => sign({ sid: undefined })],
  ['a session that does not exist', () => sign({ sid: randomUUID() })],
  ['a session id that is none', () => sign({ sid: "' or true --" })],
  ['another kind', () => sign({ kind: 'admin' })],
  ['a critical extension', () => withPart(0, () => encode({ alg: 'EdDSA', crit: ['x'], x: 1 }))],
  ['the session of a guest', () => peopleOf(api).guest()],
  [
    'the session of a guest, said to be of a person',
    async () => {
      const { rows } = await api.database.superuser.query<{ id: string }>(
        "insert into session (kind, expires_at) values ('guest', now() + interval '1 hour') returning id",
      );
      return sign({ sid: rows[0]?.id });
    },
  ],
  ['10 kB of claims', () => sign({ more: 'x'.repeat(10_000) })],
])('a token with %s is refused', async (_, token) => {
  expect(await statusWith({ authorization: `Bearer ${await token()}` })).toBe(401);
});

test('a right token is refused wherever else it stands', async () => {
  const token = await sign();
  for (const authorization of [
    `bearer ${token}`,
    `BEARER ${token}`,
    `Bearer  ${token}`,
    `Token ${token}`,
    token,
  ]) {
    expect(await statusWith({ authorization })).toBe(401);
  }
  expect(await statusWith({ cookie: `Authorization=Bearer ${token}; token=${token}` })).toBe(401);
  expect(await statusWith({ 'x-authorization': `Bearer ${token}` })).toBe(401);
  for (const name of ['token', 'access_token', 'authorization']) {
    expect(await statusWith({}, `/${org.id}/whoami?${name}=${token}`)).toBe(401);
  }
});
