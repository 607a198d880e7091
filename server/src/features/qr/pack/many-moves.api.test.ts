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

/** So many codes are a pallet and what was issued in it. */
const SIZE = 1 + 4 * (BOXES + 1);

type Moved = {
  taken?: number;
  /** Of others, no two of them next to each other. */
  put?: number;
  /** From their own cartons onto the pallet itself. */
  within?: number;
};

/** The first of three pallets, of which or into which so many jars were moved one by one. */
async function palletWith({ taken = 0, put = 0, within = 0 }: Moved) {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product, STRUCTURE);
  const { run_id: run } = await goods.issue(packaging, 3);
  const [pallet] = await goods.codes(packaging, { page_size: '1' });
  /** Every so-manieth number from one on, as far as they are of jars. */
  const move = (codes: { first: number; step: number; count: number }, isPut: boolean) =>
    api.database.superuser.query(
      `insert into code_state (org_id, run_id, idx, moved_by, moved_at, parent_run_id, parent_idx, parent_places)
       select $1, r.id, n, $3, now(), case when $4 then r.id end, case when $4 then 0 end,
         case when $4 then array[r.id * 16777216] end
       from code_run r, generate_series($5::int, r.size - 1, $6) n
       where r.id = $2 and n % $7 <> 0 and (n % $7 - 1) % $8 <> 0 order by n limit $9`,
      [goods.org.id, run, goods.org.owner.id, isPut, codes.first, codes.step, SIZE, BOXES + 1, codes.count],
    );
  await move({ first: 2, step: 1, count: taken }, false);
  await move({ first: taken + 20, step: 1, count: within }, true);
  await move({ first: SIZE + 2, step: 2, count: put }, true);
  return { goods, code: pallet!.id };
}

test('a pack of which more was moved than anyone can look at is not counted, so that no one else waits', async () => {
  const { goods, code } = await palletWith({ taken: MOVES_MAX + 1 });
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
  const { goods, code } = await palletWith({ taken: MOVES_MAX });
  expect(await goods.call(childCounts, { params: { id: code } })).toEqual([
    { name: 'carton', count: 4 },
    { name: 'jar', count: 4 * BOXES - MOVES_MAX },
  ]);
});

/** However busy the machine is: as a join, a fifth of these took longer than a statement may. */
const SOON_MS = 5000;

async function countsOf({ goods, code }: Awaited<ReturnType<typeof palletWith>>) {
  const from = performance.now();
  const answer = await goods.ask(childCounts, { params: { id: code } });
  expect(performance.now() - from).toBeLessThan(SOON_MS);
  return answer;
}

test('jars that were put in count once each, however they are found, and each is looked up by itself', async () => {
  const pallet = await palletWith({ put: MOVES_MAX });
  expect((await countsOf(pallet)).body).toEqual([
    { name: 'carton', count: 4 },
    { name: 'jar', count: 4 * BOXES + MOVES_MAX },
  ]);
  const { goods, code } = pallet;
  const { to } = await goods.call(traceCodeBothWays, { params: { code } });
  expect([to.codes, to.moved]).toEqual([SIZE + MOVES_MAX, MOVES_MAX]);
  const within = 12_000;
  const mixed = await countsOf(await palletWith({ within, put: MOVES_MAX - within }));
  expect(mixed.body).toEqual([
    { name: 'carton', count: 4 },
    { name: 'jar', count: 4 * BOXES + MOVES_MAX - within },
  ]);
});

test('with one more put in than anyone can look at, the pack counts as it was issued', async () => {
  const pallet = await palletWith({ put: MOVES_MAX + 1 });
  const counted = await countsOf(pallet);
  expect([counted.status, counted.code]).toEqual([400, 'too_many_moves']);
  const { goods, code } = pallet;
  expect((await goods.call(traceCode, { params: { code } })).inside).toEqual(AS_ISSUED);
  const recall = await goods.call(createRecall, { body: { scope: 'code', qr_id: code, ...recallSample() } });
  expect(recall.reached).toMatchObject({ codes: SIZE, levels: expect.arrayContaining(AS_ISSUED) });
});

test('what was taken out of a recalled pack is looked at with it, and counts once', async () => {
  // Each lies in the numbers of the pack, and the recall affects it as a pack of its own.
  const taken = MOVES_MAX / 2 + 1000;
  const { goods, code } = await palletWith({ taken, put: 10 });
  const recall = await goods.call(createRecall, { body: { scope: 'code', qr_id: code, ...recallSample() } });
  await api.database.superuser.query(
    'update code_state set carried = array[$2::uuid] where org_id = $1 and parent_run_id is null',
    [goods.org.id, recall.id],
  );
  const { sums } = await goods.call(recallReport, { params: { id: recall.id } });
  expect(sums).toMatchObject({ issued: SIZE + 10, unpacked: taken + 1 });
});
