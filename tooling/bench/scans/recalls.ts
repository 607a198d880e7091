import { scanOverview } from '@qrigin/domain/scan';
import type { Client } from 'pg';
import { clientAt } from '../../../server/src/testing/client.ts';
import { codeAt, type Issued, PALLET } from './seed.ts';

/** Beside the one that every organisation has already. */
const MORE_RECALLS = 99;

/**
 * A hundred open recalls in each organisation that has codes: four on one product, on one batch of another and on months of a
 * third, in one of sixteen organisations four on a run, the rest on any packs. That is within what can be opened
 * (`server/src/features/recalls/recall-limits.ts`), and most packs stay free of them.
 */
const MANY = `
  with run as (
    select *, row_number() over (partition by org_id order by id) as n from code_run
  ), thing as (
    select *, row_number() over (partition by org_id order by product_id, id) as n from batch
  ), org as (
    select org_id, count(*) as runs, row_number() over (order by org_id) as n from code_run group by org_id
  ), drawn as materialized (
    select org.org_id, k, 1 + floor(random() * org.runs)::int as any_run,
      case when k <= 4 then 'product' when k <= 8 then 'batch' when k <= 12 then 'window'
        when k <= 16 and org.n % 16 = 0 then 'run' else 'code' end as scope
    from org cross join generate_series(1, ${MORE_RECALLS}) as k
  )
  insert into recall (org_id, scope, run_id, idx, batch_id, product_id, window_from, window_to, reason, hazard, what_to_do, created_at)
  select d.org_id, d.scope, case when d.scope in ('run', 'code') then run.id end,
    case when d.scope = 'code' then floor(random() * run.size)::int end,
    case when d.scope = 'batch' then thing.id end, case when d.scope in ('product', 'window') then thing.product_id end,
    case when d.scope = 'window' then now() - k % 4 * interval '75 days' - interval '30 days' end,
    case when d.scope = 'window' then now() - k % 4 * interval '75 days' end,
    'Glass splinters', 'Cuts', 'Bring it back to the shop.', now() - random() * interval '99 days'
  from drawn d
    join run on run.org_id = d.org_id and run.n = case when d.scope = 'run' then 1 else d.any_run end
    join thing on thing.org_id = d.org_id and thing.n = case d.scope when 'product' then 1 when 'batch' then 3 else 5 end`;

export async function openManyRecalls(client: Client): Promise<void> {
  await client.query(MANY);
}

const SAMPLE = 20;

const REACHES_RUN = `(r.scope = 'run' and r.run_id = run.id or r.scope = 'batch' and r.batch_id = run.batch_id
  or r.product_id = run.product_id and (r.scope = 'product' or run.created_at >= r.window_from and run.created_at < r.window_to))`;

/** By the rows alone: codes that a recall of each scope is about, and pallets that none is about. */
const EXPECTED = `
  select scope, id, idx from (
    select r.scope, run.id, coalesce(r.idx, run.size - 1) as idx, row_number() over (partition by r.scope order by random()) as n
    from recall r join code_run run on run.org_id = r.org_id and (r.scope = 'code' and r.run_id = run.id or ${REACHES_RUN})
  ) recalled where n <= ${SAMPLE}
  union all
  (select 'none', run.id, pallet from code_run run
    cross join lateral (select floor(random() * run.packs)::int * ${PALLET} as pallet) p
  where not exists (select from code_state s where s.org_id = run.org_id and s.run_id = run.id and s.idx = pallet)
    and not exists (select from recall r where r.org_id = run.org_id
      and (${REACHES_RUN} or r.scope = 'code' and r.run_id = run.id and r.idx = pallet))
  order by random() limit ${SAMPLE})`;

/** Scans codes of which the rows say whether they are recalled; throws when an answer says otherwise. */
export async function verifyRecalls({ client, book }: Issued, url: string): Promise<string> {
  const { rows } = await client.query<{ scope: string; id: string; idx: number }>(EXPECTED);
  const checked = new Map<string, number>();
  const { call } = clientAt(url);
  for (const place of rows) {
    const code = codeAt(book, place);
    const { recall } = await call(scanOverview, { params: { qr: code } });
    if (recall.recalled !== (place.scope !== 'none'))
      throw new Error(
        `${code} (run ${place.id}, ${place.idx}; recalled: ${place.scope}) says ${recall.recalled}`,
      );
    checked.set(place.scope, (checked.get(place.scope) ?? 0) + 1);
  }
  if (checked.size < 2) throw new Error('there is nothing to tell a recalled code from another by');
  return [...checked].map(([scope, answers]) => `${answers} by ${scope}`).join(', ');
}
