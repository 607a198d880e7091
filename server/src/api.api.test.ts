import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { API_BASE, bearer, pathOf } from '@qrigin/domain/http';
import { createOrganisation } from '@qrigin/domain/organisations';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { peopleOf } from './testing/people/people.ts';
import { startApiProgram } from './testing/programs/api-program.ts';
import type { TestDatabase } from './testing/programs/database.ts';
import { statusOf } from './testing/status-of.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';
import { testSettings } from './testing/test-env.ts';

let database: TestDatabase;
/** Its keys are those of the process, so the people that it makes can call there. */
let helper: TestApi;
beforeAll(async () => {
  helper = await startTestApi();
  database = helper.database;
});
afterAll(() => helper.stop());

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20);
}

/** A call that the api has taken in, on a connection of its own; it sends its body when the answer is called. */
async function beginToCall(
  url: string,
  token: string,
): Promise<(body: object) => Promise<number | undefined>> {
  const call = request(url, {
    method: 'POST',
    agent: false,
    headers: {
      ...bearer(token),
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
      expect: '100-continue',
    },
  });
  const isTakenIn = once(call, 'continue');
  call.flushHeaders();
  await isTakenIn;
  return async (body) => {
    const answered = once(call, 'response');
    call.end(JSON.stringify(body));
    const [answer] = (await answered) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
}

test.each([1, 2])(
  'told to stop, an api of %i says not ready, finishes what is under way and ends',
  async (processes) => {
    const { program, url, exited } = await startApiProgram({
      ...testSettings(database.url('app_rw')),
      LOG_LEVEL: 'info',
      SHUTDOWN_DELAY_MS: '3000',
      API_PROCESSES: String(processes),
    });
    onTestFinished(() => void program.kill('SIGKILL'));
    /** As many as there are processes, each on a connection of its own. */
    const ask = async (path: string) => {
      const asked = Array.from({ length: processes }, () => statusOf(`${url}${path}`));
      return [...new Set(await Promise.all(asked))];
    };
    expect(await ask('/readyz')).toEqual([200]);

    const asha = await peopleOf(helper).person();
    const underWay = await Promise.all(
      Array.from({ length: processes }, () =>
        beginToCall(`${url}${API_BASE}${pathOf(createOrganisation)}`, asha.token),
      ),
    );
    program.kill('SIGTERM');
    await until(async () => String(await ask('/readyz')) === '503');
    expect(await ask('/healthz')).toEqual([200]);
    await until(() =>
      ask('/healthz').then(
        () => false,
        () => true,
      ),
    );
    const finished = underWay.map((finish, at) => finish({ name: `Under way ${at}` }));
    expect(await Promise.all(finished)).toEqual(underWay.map(() => 200));
    expect(await exited).toEqual([0, null]);
  },
);

test.each(['DATABASE_URL', 'SCAN_DATABASE_URL', 'INGEST_DATABASE_URL'])(
  'unsafe settings: a superuser in %s stops the api from starting',
  async (name) => {
    const settings = { ...testSettings(database.url('app_rw')), [name]: database.url('postgres') };
    await expect(startApiProgram(settings)).rejects.toThrow(
      `${name}: the database role postgres bypasses row security and cannot be used here`,
    );
  },
);

test('what is wrong with the settings is listed, and nothing starts', async () => {
  const settings = {
    ...testSettings(database.url('app_rw')),
    SCAN_BASE_URL: 'http://example.com/x',
    APP_ORIGIN: '',
  };
  await expect(startApiProgram(settings)).rejects.toThrow(/APP_ORIGIN: [\s\S]*SCAN_BASE_URL: /);
});
