import { request } from 'node:http';
import { API_BASE, bearer, type Endpoint, endpoint, type RateClass } from '@qrigin/domain/http';
import { listMyOrganisations } from '@qrigin/domain/organisations';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { PATIENTLY } from '../../testing/patiently.ts';
import { peopleOf } from '../../testing/people/people.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { testEnv } from '../../testing/test-env.ts';
import { createLimits } from './limits.ts';
import type { Pressure } from './pressure.ts';

const look = endpoint({
  name: 'look',
  summary: 'Anybody may look',
  method: 'GET',
  path: '/look',
  policy: { who: 'public', rate: 'public' },
  reply: z.string(),
});
const linger = endpoint({ ...look, name: 'linger', path: '/linger', policy: { who: 'user', rate: 'read' } });
const loiter = endpoint({
  ...linger,
  name: 'loiter',
  method: 'POST',
  path: '/loiter',
  policy: { who: 'user', rate: 'write' },
});
const collect = endpoint({
  ...linger,
  name: 'collect',
  path: '/collect',
  policy: { who: 'user', rate: 'bulk' },
});

/** Where calls of `linger` wait until they are let out. */
const room = { isOpen: true, waiting: [] as (() => void)[] };
function openRoom() {
  room.isOpen = true;
  for (const leave of room.waiting.splice(0)) leave();
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    env: { RATE_READ: '30', RATE_PUBLIC: '4', RATE_BULK: '100', IN_FLIGHT: '20' },
    extraRoutes(serve) {
      const wait = async () => {
        if (!room.isOpen) await new Promise<void>((leave) => room.waiting.push(leave));
        return 'done';
      };
      serve(look, async () => 'seen');
      serve(linger, wait);
      serve(loiter, wait);
      serve(collect, async () => 'done');
    },
  });
});
afterAll(() => api.stop());
afterEach(openRoom);

const statusOf = async (token: string, endpoint: Endpoint = listMyOrganisations) =>
  (await api.ask(endpoint, { token })).status;
const pressureOn = (...rates: RateClass[]): Pressure => ({
  isTooHigh: (rate) => rates.includes(rate),
  stop() {},
});
const RATES = testEnv('postgres://app_rw@127.0.0.1/none', {
  RATE_AUTH: '3',
  RATE_BULK: '3',
  RATE_READ: '3',
  IN_FLIGHT: '20',
});

async function outcome(admitted: Promise<() => void>): Promise<string> {
  return admitted.then(
    (end) => {
      end();
      return 'in';
    },
    (failure: { code: string }) => failure.code,
  );
}

test('each session has its own count, whoever it belongs to', async () => {
  const people = peopleOf(api);
  const person = await people.person();
  const again = await people.signIn(person);
  for (let at = 0; at < 30; at += 1) expect(await statusOf(person.token)).toBe(200);
  const refused = await api.ask(listMyOrganisations, { token: person.token });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await statusOf(again.token)).toBe(200);
});

test('a class that counts by network does so for people and guests as well', async () => {
  const people = peopleOf(api);
  const tokens = [(await people.person()).token, await people.guest(), await people.guest(), undefined];
  const statuses: number[] = [];
  for (const token of [...tokens, await people.guest()])
    statuses.push((await api.ask(look, { token })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

test('no one can choose the network they are counted in', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' };
  expect((await api.ask(look, { headers })).status).toBe(429);
});

test('callers without a token are counted by network, and people from there are not held up by them', async () => {
  const strict = await startTestApi({ env: { RATE_READ: '3' } });
  try {
    const statuses: number[] = [];
    for (const token of [undefined, 'forged', undefined, undefined])
      statuses.push((await strict.ask(listMyOrganisations, { token })).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
    const { token } = await peopleOf(strict).person();
    expect((await strict.ask(listMyOrganisations, { token })).status).toBe(200);
  } finally {
    await strict.stop();
  }
});

test('of 21 calls at the same time one is refused, and there is room again when they are over', async () => {
  const { token } = await peopleOf(api).person();
  room.isOpen = false;
  const calls = Array.from({ length: 21 }, () => statusOf(token, linger));
  expect(await Promise.race(calls)).toBe(429);
  openRoom();
  const statuses = await Promise.all(calls);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(await statusOf(token)).toBe(200);
});

/** Starts a call; the answer hangs up and resolves when the connection is gone. */
function startCall({ method, path }: typeof linger, token: string): () => Promise<unknown> {
  const headers = { ...bearer(token), 'content-type': 'application/json' };
  const call = request(`${api.url}${API_BASE}${path}`, { method, headers });
  const gone = new Promise((resolve) => call.on('error', resolve));
  call.end(method === 'GET' ? undefined : '{}');
  return () => {
    call.destroy();
    return gone;
  };
}

test.each([linger, loiter])(
  'a caller of $method who hangs up has their place again, and only theirs',
  async (endpoint) => {
    const { token } = await peopleOf(api).person();
    room.isOpen = false;
    const hangUp = startCall(endpoint, token);
    await vi.waitFor(() => expect(room.waiting).toHaveLength(1), PATIENTLY);
    const staying = statusOf(token, linger);
    await vi.waitFor(() => expect(room.waiting).toHaveLength(2), PATIENTLY);
    await hangUp();
    room.waiting.shift()?.();

    const calls = Array.from({ length: 20 }, () => statusOf(token, linger));
    expect(await Promise.race(calls)).toBe(429);
    openRoom();
    const statuses = await Promise.all([...calls, staying]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  },
);

test('callers who hang up while they are still being counted keep no place', async () => {
  const { token } = await peopleOf(api).person();
  const { superuser } = api.database;
  await superuser.query('begin; lock table rate_limit in access exclusive mode');
  const hangUps = Array.from({ length: 20 }, () => startCall(collect, token));
  await vi.waitFor(async () => {
    const { rows } = await superuser.query(
      "select from pg_locks where not granted and relation = 'rate_limit'::regclass",
    );
    expect(rows).toHaveLength(4); // as many connections as the counters have
  }, PATIENTLY);
  await Promise.all(hangUps.map((hangUp) => hangUp()));
  await superuser.query('rollback');
  await vi.waitFor(async () => {
    const { rows } = await superuser.query("select points from rate_limit where key like 'bulk:%'");
    expect(rows).toEqual([{ points: 20 }]);
  }, PATIENTLY);
  expect(await statusOf(token, collect)).toBe(200);
});

test.each(['read', 'bulk'] as const)(
  'calls of the class %s that come in the same moment cannot slip past the limit',
  async (rate) => {
    const limits = createLimits(
      { ...RATES, RATE_READ: 1000, RATE_BULK: 1000 },
      api.database.app,
      pressureOn(),
    );
    const all = await Promise.allSettled(
      Array.from({ length: 50 }, () => limits.admit(rate, `moment ${rate}`)),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  },
);

test('a call that is refused for being too often takes no room', async () => {
  const limits = createLimits({ ...RATES, IN_FLIGHT: 1 }, api.database.app, pressureOn());
  for (const wanted of ['in', 'in', 'in', 'too_often', 'too_often'])
    expect(await outcome(limits.admit('read', 'refused'))).toBe(wanted);
  expect(await outcome(limits.admit('write', 'refused'))).toBe('in');
});

test.each([
  ['auth', ['in', 'in', 'in', 'too_often']],
  ['bulk', ['in', 'in', 'in', 'too_often']],
  ['read', ['in', 'in', 'in', 'in']],
] as const)('two processes that count the class %s together let in: %j', async (rate, wanted) => {
  const both = [
    createLimits(RATES, api.database.app, pressureOn()),
    createLimits(RATES, api.database.app, pressureOn()),
  ];
  const outcomes: string[] = [];
  for (const at of [0, 1, 0, 1]) outcomes.push(await outcome(both[at]!.admit(rate, `shared ${rate}`)));
  expect(outcomes).toEqual(wanted);
});

test('what the pressure is too high for is turned away, and the rest is let in', async () => {
  const limits = createLimits(RATES, api.database.app, pressureOn('bulk', 'read'));
  const outcomeOf = (rate: RateClass) => outcome(limits.admit(rate, 'under pressure'));
  expect([await outcomeOf('bulk'), await outcomeOf('read'), await outcomeOf('scan')]).toEqual([
    'busy',
    'busy',
    'in',
  ]);
});
