import { createPublicKey, generateKeyPairSync, type JsonWebKey, randomUUID } from 'node:crypto';
import { endMySession, readMe } from '@qrigin/domain/auth';
import { bearer, type Endpoint } from '@qrigin/domain/http';
import { whoami } from '@qrigin/domain/organisations';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { type Person, peopleOf } from '../../testing/people/people.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

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

async function statusWith(headers: Record<string, string>, endpoint: Endpoint = whoami): Promise<number> {
  return (await api.askRaw(endpoint, { params: { org: org.id }, headers })).status;
}

test('a token that is made right is accepted, so the refusals below are about what is wrong with them', async () => {
  const right = bearer(await sign());
  expect(await statusWith(right)).toBe(200);
  expect(await statusWith(right, readMe)).toBe(200);
  expect(await statusWith(bearer(await sign({ sid: await newSession('user') })))).toBe(200);
});

/** A session of the organisation's owner, straight in the database. */
async function newSession(kind: 'user' | 'reset' | 'handover', changes = ''): Promise<string> {
  const { superuser } = api.database;
  const { rows } = await superuser.query<{ id: string }>(
    "insert into session (kind, user_id, expires_at) values ($1, $2, now() + interval '1 hour') returning id",
    [kind, org.owner.id],
  );
  const id = rows[0]?.id ?? '';
  if (changes) await superuser.query(`update session set ${changes} where id = $1`, [id]);
  return id;
}

const FORGED: [string, () => Promise<string> | string][] = [
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
  ['null for a session', () => sign({ sid: null })],
  ['a list of sessions', () => sign({ sid: [org.owner.sessionId] })],
  ['a list of kinds', () => sign({ kind: ['user'] })],
  ['the session of a reset', async () => sign({ sid: await newSession('reset'), kind: 'reset' })],
  ['the session of a reset, said to be of a person', async () => sign({ sid: await newSession('reset') })],
  ['the session of a hand-over', async () => sign({ sid: await newSession('handover'), kind: 'handover' })],
  [
    'the session of a hand-over, said to be of a person',
    async () => sign({ sid: await newSession('handover') }),
  ],
  [
    'the session of another person, put in after signing',
    async () => withSidOf(await peopleOf(api).person()),
  ],
  [
    'a session that was signed out',
    async () => sign({ sid: await newSession('user', 'revoked_at = now()') }),
  ],
  ['a session that has ended', async () => sign({ sid: await newSession('user', 'expires_at = now()') })],
  [
    'a session that is bound to a browser',
    async () => sign({ sid: await newSession('user', "bound_at = now(), binding_hash = sha256('x')") }),
  ],
  ['the session of somebody who was deleted', sessionOfDeleted],
];

async function withSidOf({ sessionId }: Person): Promise<string> {
  return withPart(1, () => encode(claims({ sid: sessionId })));
}

/** The row as an erasure leaves it, if it had forgotten the session. */
async function sessionOfDeleted(): Promise<string> {
  const { id, sessionId } = await peopleOf(api).person();
  await api.database.superuser.query('update app_user set deleted_at = now() where id = $1', [id]);
  return sign({ sid: sessionId });
}

test.each(FORGED)('a token with %s is refused', async (_, token) => {
  const forged = bearer(await token());
  expect(await statusWith(forged)).toBe(401);
  expect(await statusWith(forged, readMe)).toBe(401);
});

test('more than thirty forgeries were tried', () => {
  expect(new Set(FORGED.map(([name]) => name)).size).toBeGreaterThanOrEqual(40);
});

test('a token of before is refused after its person has signed out', async () => {
  const { token, sessionId } = await peopleOf(api).person();
  expect((await api.ask(endMySession, { params: { id: sessionId }, token })).status).toBe(200);
  expect(await statusWith(bearer(token), readMe)).toBe(401);
});

test('a right token is refused wherever else it stands', async () => {
  const token = await sign();
  const { Authorization: right } = bearer(token);
  for (const authorization of [
    right.replace('Bearer', 'bearer'),
    right.replace('Bearer', 'BEARER'),
    right.replace(' ', '  '),
    right.replace('Bearer', 'Token'),
    token,
  ]) {
    expect(await statusWith({ authorization })).toBe(401);
  }
  expect(await statusWith({ cookie: `Authorization=${right}; token=${token}` })).toBe(401);
  expect(await statusWith({ 'x-authorization': right })).toBe(401);
  for (const name of ['token', 'access_token', 'authorization']) {
    const { status } = await org.askRaw(whoami, { query: { [name]: token }, token: undefined });
    expect(status).toBe(401);
  }
});
