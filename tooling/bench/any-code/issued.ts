import { createOrganisation } from '@qrigin/domain/organisations';
import { createPackaging } from '@qrigin/domain/packaging';
import { createBatch, createProduct } from '@qrigin/domain/products';
import { issueCodes, listCodes } from '@qrigin/domain/qr';
import type { Client } from 'pg';
import { type OrgClient, withinOrg } from '../../../server/src/testing/client.ts';
import { startOwned } from '../lists/database.ts';
import type { Bench } from '../scans/bench.ts';

/** How many cartons a pallet has, and jars each carton. */
export type Shape = { pallets: number; cartons: number; jars: number };

/** A structure with all its codes, in one batch. */
export type Issued = OrgClient & {
  shape: Shape;
  packaging: string;
  batch: string;
  codes: number;
  /** The last pallet, and a jar in the middle of it. */
  pallet: string;
  jar: string;
};

/** Of a thousand codes so many have been scanned, were withdrawn, and were put onto another pallet. */
const OF_THOUSAND = { scanned: 100, withdrawn: 5, moved: 5 };

const SCANS = `
  insert into scan_event (org_id, day, id, run_id, idx, received_at, country)
  select $1, ((now() - n % 27 * interval '1 day') at time zone 'UTC')::date, gen_random_uuid(), $2,
    n * 1000 / $4 % $3::int, now() - n % 27 * interval '1 day', (array['IN', 'NP', null])[1 + n % 3]
  from generate_series(1, $3::bigint * $4 / 1000) as n`;
const WITHDRAWN = `
  insert into code_state (org_id, run_id, idx, withdrawn_at, withdrawn_reason)
  select $1, $2, n * 1000 / $4 - 1, now(), 'Torn label' from generate_series(1, $3::bigint * $4 / 1000) as n
  on conflict do nothing`;
/** Jars from all pallets, on the first of them. */
const MOVED = `
  insert into code_state (org_id, run_id, idx, moved_at, parent_run_id, parent_idx, parent_places)
  select $1, $2::bigint, n * 1000 / $4 - 3, now(), $2::bigint, 0, array[$2::bigint * 16777216]
  from generate_series(1, $3::bigint * $4 / 1000) as n on conflict do nothing`;
const MOVES = `
  insert into trace_event (org_id, id, step, run_id, code_index, pack_run_id, pack_idx, happened_at)
  select org_id, gen_random_uuid(), 'packed', run_id, idx, parent_run_id, parent_idx, moved_at
  from code_state where org_id = $1 and run_id = $2 and parent_run_id is not null`;

async function seedHistory(client: Client, org: string, run: number, codes: number): Promise<void> {
  // Codes are not scanned before they are issued.
  await client.query(`begin; set local session_replication_role = replica;
    update code_run set created_at = created_at - interval '30 days' where id = ${run}; commit`);
  await client.query(SCANS, [org, run, codes, OF_THOUSAND.scanned]);
  await client.query(WITHDRAWN, [org, run, codes, OF_THOUSAND.withdrawn]);
  await client.query(MOVED, [org, run, codes, OF_THOUSAND.moved]);
  await client.query(MOVES, [org, run]);
}

async function issue(org: OrgClient, product: string, shape: Shape) {
  const { pallets, cartons, jars } = shape;
  const jar = { name: 'jar', count: jars };
  const carton = { name: 'carton', count: cartons, child: jar };
  const { id: packaging } = await org.call(createPackaging, {
    body: {
      name: `Pallets of ${cartons} cartons`,
      type: 'structure',
      packaging: { name: 'pallet', count: 1, child: carton },
      printFormat: 'label',
      product_id: product,
    },
  });
  const { id: batch } = await org.call(createBatch, {
    params: { id: product },
    body: { lot_code: `Of ${cartons} cartons` },
  });
  const run = await org.call(issueCodes, {
    params: { id: packaging },
    body: { packagingId: packaging, count: pallets, batch_id: batch },
  });
  return { packaging, batch, run };
}

/** Runs of these shapes in one organisation, each with the same share of codes that have a history. */
export async function startIssued(bench: Bench, shapes: readonly Shape[]): Promise<Issued[]> {
  const { client, api } = await startOwned(bench, 'any_code');
  const { id } = await api.call(createOrganisation, { body: { name: 'Hill Farm' } });
  const org = withinOrg(api, { org: id });
  const { id: product } = await org.call(createProduct, {
    body: { name: 'Forest honey', nature: 'dynamic' },
  });
  const all: Issued[] = [];
  for (const shape of shapes) {
    const { packaging, batch, run } = await issue(org, product, shape);
    await seedHistory(client, id, run.run_id, run.count);
    const codeAt = async (idx: number) => {
      const query = { page: String(idx + 1), page_size: '1' };
      return (await org.call(listCodes, { params: { id: packaging }, query })).items[0]?.id ?? '';
    };
    const size = run.count / shape.pallets;
    const last = run.count - size;
    const middle = Math.floor(shape.cartons / 2);
    const [pallet, jar] = [await codeAt(last), await codeAt(last + 1 + middle * (1 + shape.jars) + 3)];
    all.push({ ...org, shape, packaging, batch, codes: run.count, pallet, jar });
  }
  await client.query('vacuum analyze');
  return all;
}
