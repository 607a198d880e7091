import { createRecall, liftRecall, recallReach, recallReport } from '@qrigin/domain/recalls';
import { beforeAll, expect, test } from 'vitest';
import { recallSample } from '../../../../../domain/src/recalls/samples.ts';
import { newGoods } from '../../../testing/goods/goods.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

/** A batch of 16 printed codes and two that were blank. */
async function shelf() {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product);
  const batch = await goods.batch(product);
  const run = await goods.issue(packaging, 1, { batch_id: batch });
  const blanks = await goods.blanks(product);
  await goods.issue(blanks, 2);
  const qrIds = (await goods.codes(blanks)).map(({ id }) => id);
  await goods.assign(product, packaging, { qrIds, packagingInfoName: 'jar', batch_id: batch });
  return {
    goods,
    product,
    scope: { scope: 'batch' as const, batch_id: batch },
    run: run.run_id,
    code: qrIds[0]!,
  };
}

/** As with millions of rows: members wait so long for each that the organisation has there. */
async function withSlow<T>(table: string, org: string, seconds: number, work: () => Promise<T>): Promise<T> {
  const { superuser } = api.database;
  await superuser.query(`create policy slow on ${table} as restrictive to app_rw
    using (org_id <> '${org}' or pg_sleep(${seconds}) is not null)`);
  return work().finally(() => superuser.query(`drop policy slow on ${table}`));
}

test('a recall of more than can be counted is asked about, opened and ended all the same, and its report counts later', async () => {
  const { goods, product, scope, code } = await shelf();
  const { opened, ended } = await withSlow('code_state', goods.org.id, 10, async () => {
    const asked = await goods.call(recallReach, { body: scope });
    expect(asked).toMatchObject({ codes: null, levels: [], scanned: null, product: { id: product } });
    const recall = await goods.call(createRecall, { body: { ...scope, ...recallSample() } });
    expect((await goods.overview(code)).state).toBe('recalled');
    const params = { id: recall.id };
    return { opened: recall, ended: await goods.call(liftRecall, { params, body: { reason: 'All found' } }) };
  });
  expect(opened.reached).toBeNull();
  expect(ended).toEqual({
    ...opened,
    lifted_at: expect.stringMatching(/Z$/),
    lift_reason: 'All found',
    ended_by: opened.opened_by,
  });
  expect((await goods.overview(code)).state).not.toBe('recalled');
  const report = await goods.call(recallReport, { params: { id: opened.id } });
  expect(report.sums).toMatchObject({ issued: 18, never_scanned: 18 });
  expect(Date.parse(report.counted_at)).toBeGreaterThan(Date.parse(ended.lifted_at ?? ''));
});

test('scans that cannot be counted in time are not said to be none, neither before a recall nor for good at its end', async () => {
  const { goods, scope, run } = await shelf();
  const scan = (idx: number) =>
    api.database.superuser.query(
      `insert into scan_event (org_id, day, id, run_id, idx, received_at)
       select $1, (at at time zone 'UTC')::date, gen_random_uuid(), $2, $3, at from (select clock_timestamp() as at) as moment`,
      [goods.org.id, run, idx],
    );
  await scan(1);
  const { id } = await goods.call(createRecall, { body: { ...scope, ...recallSample() } });
  await scan(2);
  await scan(2);
  const params = { id };
  await withSlow('scan_event', goods.org.id, 10, async () => {
    expect(await goods.call(recallReach, { body: scope })).toMatchObject({ codes: 18, scanned: null });
    await goods.call(liftRecall, { params, body: { reason: 'All found' } });
    const { rows } = await api.database.superuser.query(
      'select ended_sums as kept from recall where id = $1',
      [id],
    );
    expect(rows).toMatchObject([{ kept: { all_scans_counted: false, sums: { issued: 18 } } }]);
  });
  // After its end, and of a recall no more.
  await scan(3);
  const report = await goods.call(recallReport, { params });
  expect(report).toMatchObject({
    all_scans_counted: true,
    counted_at: report.recall.lifted_at,
    sums: { issued: 18, scanned_before: 1, scanned_since: 1, never_scanned: 16 },
  });
  expect(report.days.reduce((sum, { since }) => sum + since, 0)).toBe(2);
  expect(report.first_warned_at).not.toBeNull();
});

test('of one person three counts go on or wait, and who asks for a fourth is asked to come again', async () => {
  const { goods, scope } = await shelf();
  const ask = () => goods.ask(recallReach, { body: scope });
  const answers = await withSlow('code_state', goods.org.id, 0.3, () =>
    Promise.all([ask(), ask(), ask(), ask()]),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 200, 503]);
  expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('1');
  expect((await ask()).status).toBe(200);
});
