import { childCounts } from '@qrigin/domain/qr';
import { createRecall, liftRecall, recallReport } from '@qrigin/domain/recalls';
import { listLife, traceCode, traceCodeBothWays } from '@qrigin/domain/tracing';
import { beforeAll, expect, test } from 'vitest';
import { recallSample } from '../../../../../domain/src/recalls/samples.ts';
import { newGoods } from '../../../testing/goods/goods.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { MOVES_MAX } from './contents.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const BOXES = 10_000;
const STRUCTURE = {
  name: 'pallet',
  count: 1,
  child: { name: 'carton', count: 4, child: { name: 'jar', count: BOXES } },
};
const AS_ISSUED = [
  { name: 'carton', count: 4 },
  { name: 'jar', count: 4 * BOXES },
];

/** A pallet of which so many jars were taken out one by one. */
async function palletWith(taken: number) {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product, STRUCTURE);
  const { run_id: run } = await goods.issue(packaging);
  const [pallet] = await goods.codes(packaging, { page_size: '1' });
  await api.database.superuser.query(
    `insert into code_state (org_id, run_id, idx, moved_by, moved_at)
     select $1, $2, n, $3, now() from generate_series(2, $4 + 20) n where (n - 1) % $5 <> 0 order by n limit $4`,
    [goods.org.id, run, goods.org.owner.id, taken, BOXES + 1],
  );
  return { goods, code: pallet!.id };
}

test('a pack of which more was moved than anyone can look at is not counted, so that no one else waits', async () => {
  const { goods, code } = await palletWith(MOVES_MAX + 1);
  for (const answer of [
    await goods.ask(childCounts, { params: { id: code } }),
    await goods.ask(traceCodeBothWays, { params: { code } }),
  ])
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'too_many_moves' }]);
  // Its page and its life open nevertheless, with what was issued in it.
  const page = await goods.call(traceCode, { params: { code } });
  expect(page.inside).toEqual(AS_ISSUED);
  await goods.call(listLife, { params: { code }, query: { inside: 'true' } });
  const recall = await goods.call(createRecall, { body: { scope: 'code', qr_id: code, ...recallSample() } });
  expect(recall.reached).toMatchObject({ codes: 4 * BOXES + 5, levels: expect.arrayContaining(AS_ISSUED) });
  const { sums } = await goods.call(recallReport, { params: { id: recall.id } });
  expect(sums.packed + sums.unpacked + sums.withdrawn).toBe(sums.issued);
  await goods.call(liftRecall, { params: { id: recall.id }, body: { reason: 'All of it came back' } });
});

test('up to there it is counted as it is', async () => {
  const { goods, code } = await palletWith(MOVES_MAX);
  expect(await goods.call(childCounts, { params: { id: code } })).toEqual([
    { name: 'carton', count: 4 },
    { name: 'jar', count: 4 * BOXES - MOVES_MAX },
  ]);
});
