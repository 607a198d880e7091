import { createRecall, recallReach } from '@qrigin/domain/recalls';
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
