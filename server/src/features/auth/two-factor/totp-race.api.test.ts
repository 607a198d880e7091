import { setUpTwoFactor, signIn, verifyTwoFactor } from '@qrigin/domain/auth';
import { beforeAll, expect, inject, test } from 'vitest';
import type { Caller } from '../../../db/index.ts';
import { withNobody } from '../../../db/tenancy/with-org.ts';
import { accountsOf, codeOf, network } from '../../../testing/people/accounts.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { Answer, TestApi } from '../../../testing/test-api.ts';
import { issueTicket } from '../sign-in/login-ticket.ts';

const RUNS = inject('totpRuns') ?? 5;
const AT_ONCE = 50;
const MS_PER_RUN = 5000;

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

/** A ticket as a right password earns it, with its cookie. */
async function newTicket(userId: string) {
  let cookie = '';
  const setCookie = (name: string, value: string) => {
    cookie = `${name}=${value}`;
  };
  const caller: Caller = {
    network: '',
    language: 'en',
    timezone: 'UTC',
    device: '',
    deviceClass: 'other',
    country: null,
    cookie: () => undefined,
    setCookie,
  };
  const ticket = await withNobody(api.database.app, (db) => issueTicket(db, userId, caller));
  return { ticket, cookie };
}

/** Half a hundred callers who all hold the same right code. */
async function raceToSignIn(): Promise<Answer[]> {
  const { id, email, secret } = await accountsOf(api).withSecondFactor();
  const tickets = await Promise.all(Array.from({ length: AT_ONCE }, () => newTicket(id)));
  const code = await codeOf(secret);
  return Promise.all(
    tickets.map(({ ticket, cookie }) =>
      api.ask(signIn, { body: { email, password: ticket, code }, headers: { ...network(), cookie } }),
    ),
  );
}

async function raceToVerify(): Promise<Answer[]> {
  const { token } = await accountsOf(api).signedIn();
  const { secret } = (await api.ask(setUpTwoFactor, { token })).body;
  const body = { code: await codeOf(secret) };
  return Promise.all(
    Array.from({ length: AT_ONCE }, () => api.ask(verifyTwoFactor, { token, body, headers: network() })),
  );
}

async function runsWithOneSuccess(race: () => Promise<Answer[]>, runs: number): Promise<number> {
  let clean = 0;
  for (let run = 0; run < runs; run += 1) {
    const statuses = (await race()).map(({ status }) => status);
    const refused = statuses.filter((status) => status === 401 || status === 429);
    const won = statuses.filter((status) => status === 200);
    if (won.length === 1 && refused.length === AT_ONCE - 1) clean += 1;
    else
      console.log(
        `run ${run}:`,
        Object.entries(Object.groupBy(statuses, String))
          .map(([status, all]) => `${all?.length} × ${status}`)
          .join(', '),
      );
  }
  console.log(`${clean} of ${runs} runs had exactly one success`);
  return clean;
}

test(`[AUTH-78] one code that ${AT_ONCE} callers sign in with at once lets exactly one in`, {
  timeout: 10_000 + RUNS * MS_PER_RUN,
}, async () => {
  expect(await runsWithOneSuccess(raceToSignIn, RUNS)).toBe(RUNS);
});

test(`[AUTH-47] one code that is given ${AT_ONCE} times at once is accepted exactly once`, {
  timeout: 10_000 + RUNS * MS_PER_RUN,
}, async () => {
  expect(await runsWithOneSuccess(raceToVerify, RUNS)).toBe(RUNS);
});
