import type { Client } from 'pg';
import type { CodeBook } from '../../../server/src/features/qr/index.ts';

export type Seeded = { codes: number; runs: number; stateRows: number };

const ORGANISATIONS = 1000;
const PRODUCTS = 8;
const BATCHES_OF_PRODUCT = 2;
const STATE_ROWS_MAX = 200_000;

/** A pallet of 5 cartons of 5 boxes of 10 units takes 281 codes; a run has as many pallets as come near its size. */
const LEVELS = [
  { name: 'pallet', count: 1 },
  { name: 'carton', count: 5 },
  { name: 'box', count: 5 },
  { name: 'unit', count: 10 },
];
export const PALLET = 281;

/** The sum of logarithms is normal, so the sizes are log-normal: median 5,000, half of them between 2,550 and 9,810. */
const RUNS = `
  with drawn as (
    select n, greatest(1, round(5000 * exp(sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random())) / ${PALLET}))::int as packs,
      1 + floor(random() * ${PRODUCTS * BATCHES_OF_PRODUCT})::int as batch
    from generate_series(1, $1::int) as n
  ), counted as (
    select *, sum(packs::bigint * ${PALLET}) over (order by n) - packs::bigint * ${PALLET} as before from drawn
  ), org as (select id, row_number() over (order by id) as n from organisation
  ), numbered as (select *, row_number() over (partition by org_id order by id) as n from batch)
  insert into code_run (org_id, kind, product_id, batch_id, levels, packs, size, key_epoch, scan_base_url, created_at)
  select org.id, 'structure', b.product_id, b.id, $3::jsonb, packs, packs * ${PALLET}, 1, 'http://localhost/scan/',
    now() - random() * interval '300 days'
  from counted join org on org.n = 1 + counted.n % ${ORGANISATIONS}
    join numbered b on b.org_id = org.id and b.n = counted.batch
  where before < $2::bigint`;

/** One code in a thousand has a history: moved to another pallet of its run, taken out, or withdrawn. */
const STATES = `
  insert into code_state (org_id, run_id, idx, moved_at, parent_run_id, parent_idx, parent_places, withdrawn_at)
  select r.org_id, r.id, c.idx, case when c.fate < 0.6 then now() end,
    case when c.fate < 0.5 then r.id end, case when c.fate < 0.5 then c.pallet end,
    case when c.fate < 0.5 then array[r.id * 16777216 + c.pallet] end,
    case when c.fate >= 0.6 then now() - random() * interval '99 days' end
  from code_run r
    cross join lateral generate_series(1, floor(r.size * $1::float8 + random())::int) as n
    cross join lateral (select floor(random() * (r.packs * ${PALLET}) + n * 0)::int as idx,
      floor(random() * r.packs + n * 0)::int * ${PALLET} as pallet, random() + n * 0 as fate) c
  on conflict do nothing`;

/** One open recall in each organisation: mostly on a pallet, else on a product, a batch or what was issued on one day. */
const RECALLS = `
  insert into recall (org_id, scope, run_id, idx, batch_id, product_id, window_from, window_to, reason)
  select o.id, s.scope, case when s.scope = 'code' then r.id end,
    case when s.scope = 'code' then floor(random() * r.packs)::int * ${PALLET} end,
    case when s.scope = 'batch' then b.id end, case when s.scope in ('product', 'window') then b.product_id end,
    case when s.scope = 'window' then now() - interval '2 days' end,
    case when s.scope = 'window' then now() - interval '1 day' end, 'Glass splinters'
  from (select id, row_number() over (order by random()) as n from organisation) o
    left join lateral (select * from code_run where code_run.org_id = o.id order by random() limit 1) r on true
    cross join lateral (select * from batch where batch.org_id = o.id order by random() limit 1) b
    cross join lateral (select case when r.id is not null and o.n % 10 < 7 then 'code'
      else (array['window', 'batch', 'product'])[1 + o.n % 3] end as scope) s`;

async function count(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ n: string }>(`select count(*) as n from ${table}`);
  return Number(rows[0]?.n);
}

/** As many issued codes as asked for, spread over the products of a thousand organisations. */
export async function seed(client: Client, codes: number): Promise<Seeded> {
  await client.query(
    `insert into organisation (name) select 'Maker ' || n from generate_series(1, ${ORGANISATIONS}) n`,
  );
  await client.query(`insert into product (org_id, name, nature, is_active)
    select id, 'Tea ' || n, 'dynamic', true from organisation, generate_series(1, ${PRODUCTS}) n`);
  await client.query(`insert into batch (org_id, product_id, lot_code, expires_on)
    select org_id, id, 'L-' || n, current_date + 300 from product, generate_series(1, ${BATCHES_OF_PRODUCT}) n`);
  // More than enough runs are drawn; those past the wanted number of codes are left out.
  await client.query(RUNS, [Math.ceil(codes / 4000) + 50, codes, JSON.stringify(LEVELS)]);
  await client.query('analyze');
  const { rows } = await client.query<{ codes: string; runs: string }>(
    'select sum(size) as codes, count(*) as runs from code_run',
  );
  const issued = Number(rows[0]?.codes);
  await client.query(STATES, [Math.min(0.001, STATE_ROWS_MAX / issued)]);
  await client.query(RECALLS);
  return { codes: issued, runs: Number(rows[0]?.runs), stateRows: await count(client, 'code_state') };
}

/** Issued codes, and what writes them as they are printed. */
export type Issued = { client: Client; book: CodeBook };

export type AskOptions = {
  wanted: number;
  /** The part of them that have a row of their own; the others are any packs. */
  withHistory: number;
};

type Place = { id: string; idx: number };

export const codeAt = (book: CodeBook, { id, idx }: Place) =>
  book.write({ id: Number(id), keyEpoch: 1 }, idx, 1)[0] ?? '';

/** Codes to look up, in no order. */
export async function codesToAsk(
  { client, book }: Issued,
  { wanted, withHistory }: AskOptions,
): Promise<string[]> {
  const own = await client.query<Place>(
    'select run_id as id, idx from code_state order by random() limit $1',
    [Math.ceil(wanted * withHistory)],
  );
  const any = await client.query<Place>(
    `select id, floor(random() * size)::int as idx from (
       select *, random() as r from code_run cross join generate_series(1, 1 + $1 / (select count(*) from code_run)::int)
     ) run order by r limit $1`,
    [wanted],
  );
  // An even mix: each time the sum of the parts passes a whole number it is the turn of one with a history.
  const places = any.rows.map((place, at) =>
    Math.floor((at + 1) * withHistory) > Math.floor(at * withHistory)
      ? (own.rows[Math.floor(at * withHistory) % own.rows.length] ?? place)
      : place,
  );
  return places.map((place) => codeAt(book, place));
}
