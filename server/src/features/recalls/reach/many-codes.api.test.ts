import { withdrawCodes } from '@qrigin/domain/qr';
import { createRecall, recallReach, recallReport } from '@qrigin/domain/recalls';
import { traceCodeBothWays } from '@qrigin/domain/tracing';
import { beforeAll, expect, test } from 'vitest';
import { recallSample } from '../../../../../domain/src/recalls/samples.ts';
import { withOrg } from '../../../db/tenancy/with-org.ts';
import { newGoods } from '../../../testing/goods/goods.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { blanksOf } from './affected-queries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const ROLL = 20_000;

test('a recall of goods that were rolls of blanks reads a row for each roll, not for each code', async () => {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product);
  const [one, other] = [await goods.batch(product), await goods.batch(product, { lot_code: 'NH-0326-C' })];
  const { run_id: run } = await goods.issue(await goods.blanks(product), ROLL);
  // The first half is of one batch; of the other half all but one are of the other.
  await api.database.superuser.query(
    `insert into code_state (org_id, run_id, idx, product_id, packaging_id, batch_id, level_name, height, assigned_by, assigned_at)
     select $1, $2, n, $3, $4, case when n < $6::int / 2 then $5::uuid else $7::uuid end, 'jar', 0, $8, now()
     from generate_series(0, $6::int - 1) n where n <> $6::int - 10`,
    [goods.org.id, run, product, packaging, one, ROLL, other, goods.org.owner.id],
  );
  const scope = { scope: 'product' as const, product_id: product };
  expect(await goods.call(recallReach, { body: scope })).toMatchObject({
    codes: ROLL - 1,
    levels: [{ name: 'jar', count: ROLL - 1 }],
    packs: ROLL - 1,
    batches: [
      { id: one, codes: ROLL / 2 },
      { id: other, codes: ROLL / 2 - 1 },
    ],
  });
  const { id } = await goods.call(createRecall, { body: { ...scope, ...recallSample() } });
  const reach = await goods.call(recallReach, { body: { scope: 'batch', batch_id: other } });
  expect(reach).toMatchObject({ codes: ROLL / 2 - 1, open: [{ id }] });
  const stretches = await withOrg(api.database.app, { orgId: goods.org.id, userId: null }, (db) =>
    blanksOf(db, goods.org.id, { scope: 'product', productId: product }),
  );
  expect(stretches.map(({ idx, end }) => [idx, end]).toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
    [0, ROLL / 2],
    [ROLL / 2, ROLL - 10],
    [ROLL - 9, ROLL],
  ]);
});

/** As a join, half as many took longer than a call may. */
const PACKED = 12_000;

test('blanks that became jars of two batches by turns, and were packed, are each looked up by themselves', async () => {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product);
  const [one, other] = [
    await goods.batch(product),
    await goods.batch(product, { lot_code: 'Of every second' }),
  ];
  const { run_id: packs } = await goods.issue(packaging);
  const [pallet] = await goods.codes(packaging, { page_size: '1' });
  const pool = await goods.blanks(product);
  const { run_id: run } = await goods.issue(pool, 2 * PACKED);
  await api.database.superuser.query(
    `insert into code_state (org_id, run_id, idx, product_id, packaging_id, batch_id, level_name, height, assigned_at,
       assigned_by, moved_at, moved_by, parent_run_id, parent_idx, parent_places)
     select $1, $2, n, $3, $4, case when n % 2 = 0 then $5::uuid else $6::uuid end, 'jar', 0, now(), $7, now(), $7,
       case when n % 2 = 0 then $8::bigint end, case when n % 2 = 0 then 0 end,
       case when n % 2 = 0 then array[$8::bigint * 16777216] end
     from generate_series(0, $9::int - 1) n`,
    [goods.org.id, run, product, packaging, one, other, goods.org.owner.id, packs, 2 * PACKED],
  );
  await api.database.superuser.query('analyze code_state');
  const [sticker] = await goods.codes(pool, { page_size: '1' });
  await goods.call(withdrawCodes, { body: { qrIds: [sticker!.id] } });
  const body = { scope: 'batch', batch_id: one } as const;
  expect(await goods.call(recallReach, { body })).toMatchObject({ codes: PACKED, packs: PACKED });
  const { id } = await goods.call(createRecall, { body: { ...body, ...recallSample() } });
  const { sums } = await goods.call(recallReport, { params: { id } });
  expect(sums).toMatchObject({ issued: PACKED, withdrawn: 1, packed: PACKED - 1 });
  const { to } = await goods.call(traceCodeBothWays, { params: { code: pallet!.id } });
  expect(to).toMatchObject({ codes: 16 + PACKED, moved: PACKED, withdrawn: 1 });
});

test('a product of more packs than an integer may have is asked about and recalled', async () => {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product, { name: 'jar', count: 10_000 });
  await goods.issue(packaging, 1000);
  const [runs, size] = [220, 10_000_000];
  await api.database.superuser.query(
    `insert into code_run (org_id, kind, product_id, packaging_id, levels, packs, size, key_epoch, scan_base_url)
     select org_id, kind, product_id, packaging_id, levels, packs, size, key_epoch, scan_base_url
     from code_run, generate_series(2, $3) where org_id = $1 and packaging_id = $2`,
    [goods.org.id, packaging, runs],
  );
  const all = { codes: runs * size, levels: [{ name: 'jar', count: runs * size }] };
  const body = { scope: 'product', product_id: product } as const;
  expect(await goods.call(recallReach, { body })).toMatchObject(all);
  expect((await goods.call(createRecall, { body: { ...body, ...recallSample() } })).reached).toMatchObject(
    all,
  );
});
