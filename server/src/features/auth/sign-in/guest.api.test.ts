import { openGuestSession } from '@qrigin/domain/auth';
import { beforeAll, expect, test } from 'vitest';
import { anyParams } from '../../../testing/any-params.ts';
import { claimsOf, network } from '../../../testing/people/accounts.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const DAY_S = 86_400;
const openGuest = (headers = network()) => api.ask(openGuestSession, { headers });

test('[AUTH-49][AUTH-90] a guest gets a token for a day, which names no one', async () => {
  const answer = await openGuest();
  expect([answer.status, answer.body]).toEqual([200, { token: expect.any(String) }]);
  const claims = claimsOf(answer.body.token);
  expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'kind', 'sid']);
  expect(claims['kind']).toBe('guest');
  expect(Number(claims['exp']) - Number(claims['iat'])).toBe(DAY_S);

  const { rows } = await api.database.superuser.query(
    `select kind, user_id, binding_hash, extract(epoch from expires_at - created_at)::int as seconds
     from session where id = $1`,
    [claims['sid']],
  );
  expect(rows).toEqual([{ kind: 'guest', user_id: null, binding_hash: null, seconds: DAY_S }]);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('[AUTH-90] a guest can make no call that needs a person', async () => {
  const { token } = (await openGuest()).body;
  const forPeople = api.endpoints.filter(({ policy }) => policy.who === 'user' || policy.who === 'member');
  expect(forPeople.length).toBeGreaterThan(10);
  for (const endpoint of forPeople) {
    const { status } = await api.askRaw(endpoint, { params: anyParams(endpoint), token });
    expect(`${endpoint.name} ${status}`).toBe(`${endpoint.name} 401`);
  }
});

test('a network opens ten guest sessions an hour, others are not held up by it', async () => {
  const here = network();
  for (let at = 0; at < 10; at += 1) expect((await openGuest(here)).status).toBe(200);
  const refused = await openGuest(here);
  expect([refused.status, refused.body]).toMatchObject([429, { code: 'too_often' }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await openGuest()).status).toBe(200);

  const { rows } = await api.database.superuser.query<{ left: number }>(
    'select (expire - extract(epoch from now()) * 1000) / 60000 as left from rate_limit where key = $1',
    [`guest:${here['x-forwarded-for']}`],
  );
  expect(Number(rows[0]?.left)).toBeGreaterThan(59);
  await api.database.superuser.query('update rate_limit set expire = expire - 3600000');
  expect((await openGuest(here)).status).toBe(200);
});
