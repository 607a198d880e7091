import { assignBlanks, withdrawChosen, withdrawCodes } from '@qrigin/domain/qr';
import { beforeAll, expect, test } from 'vitest';
import { newGoods } from '../../../testing/goods/goods.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { whileItWaits } from '../../../testing/while-it-waits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

/** Three blanks; something has happened to the last one. */
async function roll() {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product);
  const stickers = await goods.blanks(product);
  const { run_id: run } = await goods.issue(stickers, 3);
  const codes = (await goods.codes(stickers)).map(({ id }) => id);
  await api.database.superuser.query('insert into code_state (org_id, run_id, idx) values ($1, $2, 2)', [
    goods.org.id,
    run,
  ]);
  await goods.issue(packaging);
  const carton = (await goods.codes(packaging)).find(({ level }) => level === 'carton')!.id;
  const assign = { product, packaging, level: 'jar', codes };
  const params = { p: product, k: packaging };
  return { goods, run, codes, carton, assign, params };
}
type Roll = Awaited<ReturnType<typeof roll>>;

const CALLS: [string, (roll: Roll) => Promise<{ status: number }>][] = [
  ['withdraws', ({ goods, codes }) => goods.ask(withdrawCodes, { body: { qrIds: codes } })],
  ['withdraws a list', ({ goods, codes }) => goods.ask(withdrawChosen, { body: { codes, reason: 'Torn' } })],
  ['assigns a list', ({ goods, assign }) => goods.ask(assignBlanks, { body: assign })],
  [
    'assigns all or none',
    ({ goods, codes, params: { p, k } }) => goods.assign(p, k, { qrIds: codes, packagingInfoName: 'jar' }),
  ],
  [
    'packs all or none',
    ({ goods, codes, carton, params: { p, k } }) =>
      goods.assign(p, k, { qrIds: codes, packagingInfoName: 'jar', parentID: carton }),
  ],
];

test.each(CALLS)('who %s waits for whoever packs the same codes, and not for ever', async (_, call) => {
  const stock = await roll();
  const { goods, run } = stock;
  // As reads of a packer do: first the codes to which something has happened, then a row for each of the others.
  const { status } = await whileItWaits(api, () => call(stock), {
    lock: `select from code_state where run_id = ${run} and idx = 2 for update`,
    change: `insert into code_state (org_id, run_id, idx) values ('${goods.org.id}', ${run}, 0) on conflict do nothing`,
  });
  expect(status).toBe(200);
});
