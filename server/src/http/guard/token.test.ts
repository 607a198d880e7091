import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ApiEnv } from '../../env.ts';
import { createTokens } from './token.ts';

type Key = ApiEnv['TOKEN_KEYS'][number];

function newKey(kid: string): Key {
  return { ...(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }) as Key), kid };
}
const [old, fresh, foreign] = [newKey('old'), newKey('new'), newKey('foreign')] as const;

const inAnHour = () => new Date(Date.now() + 3_600_000);
const claims = { sid: randomUUID(), kind: 'user' as const };
const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

test('what was signed is verified, and only what the server trusts comes back', async () => {
  const tokens = await createTokens([old]);
  const token = await tokens.sign({
    ...claims,
    email: 'a@people.example',
    is_verified: true,
    expiresAt: inAnHour(),
  });
  expect(await tokens.verify(token)).toEqual(claims);
});

test('the browser can read address, verification and end in a token, and nothing else about the person', async () => {
  const tokens = await createTokens([old]);
  const expiresAt = inAnHour();
  const token = await tokens.sign({ ...claims, email: 'a@people.example', is_verified: false, expiresAt });
  expect(payloadOf(token)).toEqual({
    ...claims,
    email: 'a@people.example',
    is_verified: false,
    iss: 'qrigin',
    aud: 'qrigin-session',
    iat: expect.any(Number),
    exp: Math.floor(expiresAt.getTime() / 1000),
    jti: expect.any(String),
  });
});

test('while keys change, tokens of both are accepted and the first one signs', async () => {
  const [before, during, after] = [
    await createTokens([old]),
    await createTokens([fresh, old]),
    await createTokens([fresh]),
  ];
  const ofOld = await before.sign({ ...claims, expiresAt: inAnHour() });
  const ofNew = await during.sign({ ...claims, expiresAt: inAnHour() });
  expect(await during.verify(ofOld)).toEqual(claims);
  expect(await during.verify(ofNew)).toEqual(claims);
  expect(await after.verify(ofNew)).toEqual(claims);
  expect(await after.verify(ofOld)).toBeUndefined();
  expect(await before.verify(ofNew)).toBeUndefined();
});

test.each([
  [29, claims],
  [31, undefined],
])('a token that ended %i seconds ago gives %j', async (seconds, wanted) => {
  const tokens = await createTokens([old]);
  const token = await tokens.sign({ ...claims, expiresAt: new Date(Date.now() - seconds * 1000) });
  expect(await tokens.verify(token)).toEqual(wanted);
});

test.each(['', '.', '..', 'a.b.c', 'null', '{}', 'e30.e30.e30'])(
  '%j is no token, and no fault either',
  async (text) => {
    expect(await (await createTokens([old])).verify(text)).toBeUndefined();
  },
);

test('a token of a foreign key is refused, whatever key it names', async () => {
  const token = await (await createTokens([{ ...foreign, kid: old.kid }])).sign({
    ...claims,
    expiresAt: inAnHour(),
  });
  expect(await (await createTokens([fresh, old])).verify(token)).toBeUndefined();
});

test('without a key there are no tokens', async () => {
  await expect(createTokens([])).rejects.toThrow('TOKEN_KEYS holds no key');
});
