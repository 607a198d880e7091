import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGoods } from '../../server/src/testing/goods/goods.ts';
import { startTestApi, type TestApi } from '../../server/src/testing/test-api.ts';
import { compareRuns } from './compare-runs.ts';
import { type DroppingProxy, startDroppingProxy } from './dropping-proxy.ts';
import { issueRuns } from './issue-runs.ts';

let api: TestApi;
let proxy: DroppingProxy;
beforeAll(async () => {
  api = await startTestApi();
  proxy = await startDroppingProxy({ target: api.url, dropOneIn: 3 });
});
afterAll(async () => {
  await proxy.stop();
  await api.stop();
});

async function issue(withKey: boolean) {
  const { org, product, packaging } = await newGoods(api);
  const packagingId = await packaging(await product());
  const droppedBefore = proxy.dropped;
  const { token } = org.owner;
  const { answered } = await issueRuns({
    apiUrl: proxy.url,
    token,
    orgId: org.id,
    packagingId,
    runs: 60,
    withKey,
  });
  return { answered, dropped: proxy.dropped - droppedBefore };
}

test('issuing with a key loses and doubles nothing; without one, every lost answer is a double that is found', async () => {
  const { superuser } = api.database;
  const keyed = await issue(true);
  expect(keyed.dropped).toBeGreaterThan(0);
  expect(await compareRuns(superuser, keyed.answered)).toEqual({ stored: 60, doubled: 0, missing: 0 });

  const unkeyed = await issue(false);
  expect(unkeyed.dropped).toBeGreaterThan(0);
  expect(await compareRuns(superuser, [...keyed.answered, ...unkeyed.answered])).toEqual({
    stored: 120 + unkeyed.dropped,
    doubled: unkeyed.dropped,
    missing: 0,
  });
});

test('what was answered and is not stored is found, and so is a run that two were told of', async () => {
  const { superuser } = api.database;
  const { rows } = await superuser.query<{ run_id: string; id: string }>('select run_id, id from work');
  const answered = rows.map(({ run_id, id }) => ({ runId: Number(run_id), workId: id }));
  const [one, other] = answered;
  if (!one || !other) throw new Error('nothing was issued');
  const lost = { runId: 0, workId: one.workId };
  const ofOther = { runId: other.runId, workId: one.workId };
  const all = { stored: rows.length, doubled: 0, missing: 0 };
  expect(await compareRuns(superuser, answered)).toEqual(all);
  expect(await compareRuns(superuser, [...answered, lost])).toEqual({ ...all, missing: 1 });
  expect(await compareRuns(superuser, [...answered, one])).toEqual({ ...all, doubled: 1 });
  expect(await compareRuns(superuser, [...answered, ofOther])).toEqual({ ...all, doubled: 1, missing: 1 });
});
