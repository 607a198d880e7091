import { liftRecall, recallCode, recallReach } from '@qrigin/domain/recalls';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Goods, newGoods, type Structure } from '../../testing/goods/goods.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { testEnv } from '../../testing/test-env.ts';
import { codeBookOf } from '../qr/index.ts';

/** Codes asked about on each side, and how many of them at the same time. */
const SAMPLES = 1000;
const AT_ONCE = 50;

/** A pallet holds a hundred cartons of a hundred boxes of a hundred units: a million units. */
const UNITS = 1_000_000;
const BOX_CODES = 1 + 100;
const CARTON_CODES = 1 + 100 * BOX_CODES;
const PALLET_CODES = 1 + 100 * CARTON_CODES;
const UNIT: Structure = { name: 'unit', count: 100 };
const MILLION: Structure = {
  name: 'pallet',
  count: 1,
  child: { name: 'carton', count: 100, child: { name: 'box', count: 100, child: UNIT } },
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { IN_FLIGHT: String(2 * AT_ONCE) } });
});
afterAll(() => api.stop());

/** The number that the n-th unit of a pallet has in its run: every pack comes before what is in it. */
function indexOfUnit(pallet: number, unit: number): number {
  const [carton, box, inBox] = [Math.floor(unit / 10_000), Math.floor(unit / 100) % 100, unit % 100];
  return pallet * PALLET_CODES + 1 + carton * CARTON_CODES + 1 + box * BOX_CODES + 1 + inBox;
}

function sampleUnits(seed: number): number[] {
  return fc.sample(fc.noBias(fc.nat({ max: UNITS - 1 })), { numRuns: SAMPLES, seed });
}

/** How often people did something is counted beside what they did. */
async function rowsByTable(): Promise<Map<string, number>> {
  const { superuser } = api.database;
  const tables = await superuser.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'rate_limit'`,
  );
  const counts = new Map<string, number>();
  for (const { name } of tables.rows) {
    const { rows } = await superuser.query<{ count: number }>(`select count(*)::int as count from ${name}`);
    counts.set(name, rows[0]!.count);
  }
  return counts;
}

/** What shoppers see, in the order of the codes. */
async function statesOf(goods: Goods, codes: readonly string[]): Promise<string[]> {
  const states: string[] = [];
  for (let from = 0; from < codes.length; from += AT_ONCE) {
    const asked = codes.slice(from, from + AT_ONCE);
    const answers = await Promise.all(asked.map((code) => goods.overview(code)));
    states.push(...answers.map(({ state, pack }) => `${pack?.level} ${state}`));
  }
  return states;
}

async function twoPallets() {
  const goods = await newGoods(api);
  const packaging = await goods.packaging(await goods.product(), MILLION);
  const run = await goods.issue(packaging, 2);
  expect(run.count).toBe(2 * PALLET_CODES);
  const book = codeBookOf(testEnv(api.database.url('app_rw')).CODE_KEYS);
  const codeAt = (idx: number) => book.write({ id: run.run_id, keyEpoch: book.epochs[0] }, idx, 1)[0]!;
  const unitsOf = (pallet: number) => sampleUnits(pallet).map((unit) => codeAt(indexOfUnit(pallet, unit)));
  return { goods, pallet: codeAt(0), inside: unitsOf(0), outside: unitsOf(1) };
}

test('the recall of a pallet of 1,000,000 units is one row, and its next scan tells each unit', async () => {
  const { goods, pallet, inside, outside } = await twoPallets();
  // What a page is built from is remembered from here on; the recall must not be held up by that.
  const all = (state: string) => new Set([`unit ${state}`]);
  const some = inside.slice(0, 100);
  expect(new Set(await statesOf(goods, [...some, ...outside.slice(0, 100)]))).toEqual(all('active'));
  expect(await goods.call(recallReach, { body: { scope: 'code', qr_id: pallet } })).toMatchObject({
    packs: 1,
    codes: PALLET_CODES,
    levels: [
      { name: 'pallet', count: 1 },
      { name: 'carton', count: 100 },
      { name: 'box', count: 10_000 },
      { name: 'unit', count: UNITS },
    ],
  });

  const before = await rowsByTable();
  const began = process.cpuUsage();
  const { id } = await goods.call(recallCode, { params: { id: pallet }, body: { reason: 'Glass' } });
  const { user, system } = process.cpuUsage(began);
  const [insideNow, outsideNow] = [await statesOf(goods, inside), await statesOf(goods, outside)];
  const after = await rowsByTable();

  expect(insideNow).toHaveLength(SAMPLES);
  expect(new Set(insideNow)).toEqual(all('recalled'));
  expect(outsideNow).toHaveLength(SAMPLES);
  expect(new Set(outsideNow)).toEqual(all('active'));
  const written = [...after].map(([name, count]) => ({ name, rows: count - (before.get(name) ?? 0) }));
  expect(written.filter(({ rows }) => rows !== 0).toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    // The job that tells people, the first of its kind in this database.
    { name: 'graphile_worker._private_jobs', rows: 1 },
    { name: 'graphile_worker._private_tasks', rows: 1 },
    { name: 'public.audit_entry', rows: 1 },
    { name: 'public.audit_unsealed', rows: 1 },
    { name: 'public.recall', rows: 1 },
  ]);
  // It takes some ten milliseconds; going through every code would take seconds.
  expect((user + system) / 1000).toBeLessThan(1000);

  await goods.call(liftRecall, { params: { id }, body: { reason: 'All of it came back' } });
  expect(new Set(await statesOf(goods, some))).toEqual(all('active'));
}, 120_000);
