import { sql } from 'kysely';
import type { SideDatabase } from '../../../db/connect/side-database.ts';
import type { Db } from '../../../db/index.ts';
import { shownFiles } from '../../files/index.ts';
import { createScanSource, factsOf, locate, placesOf, type StateRow, statesIn } from '../../qr/index.ts';
import { batchesById } from '../queries.ts';
import type { ToldRecall } from '../reach/open-recalls.ts';

const STATES = { name: 'scan_states', text: 'select * from scan_states($1, $2, $3)' };

/** What a recall is about, by the ids of its organisation. */
export type GoodsIds = { productId: string | null; batchId: string | null; level: string | null };

/** With the rights of a scan, and outside of any organisation. */
export function createGoodsOf(scans: Pick<SideDatabase, 'query'>) {
  const source = createScanSource(scans);

  return async (recalls: readonly ToldRecall[]): Promise<GoodsIds[]> => {
    const runs = await source.runs(recalls.flatMap((recall) => ('run' in recall ? recall.run : [])));
    const places = recalls.flatMap((recall) => {
      const run = recall.scope === 'code' ? runs.get(recall.run) : undefined;
      return recall.scope === 'code' && run ? [locate({ run, idx: recall.idx })] : [];
    });
    const rows =
      places.length > 0 ? await scans.query<StateRow>({ ...STATES, values: [placesOf(places), [], []] }) : [];
    const states = statesIn(rows);
    return recalls.map((recall) => {
      if (recall.scope === 'batch') return { productId: null, batchId: recall.batchId, level: null };
      if (!('run' in recall)) return { productId: recall.productId, batchId: null, level: null };
      const run = runs.get(recall.run);
      if (!run) throw new Error(`run ${recall.run} is gone`);
      if (recall.scope === 'run') return { productId: run.productId, batchId: run.batchId, level: null };
      const { productId, batchId, level, height } = factsOf(locate({ run, idx: recall.idx }), states);
      return { productId, batchId, level: run.kind === 'default' || height === null ? null : level };
    });
  };
}

type Place = { orgId: string; contentOrigin: string };

/** The pictures that the pages of these products show. Only their ids are read of what is told: that can be as long as a book. */
async function picturesOf(db: Db, { orgId, contentOrigin }: Place, products: readonly string[]) {
  const { rows } = await sql<{ product_id: string; file_id: string }>`
    select d.product_id, v.content ->> 'image_file_id' as file_id
    from product_details d join details_version v
      on v.org_id = d.org_id and v.product_id = d.product_id and v.number = d.published_number
    where d.org_id = ${orgId} and d.product_id = any (${[...products]}::uuid[])
      and v.content ->> 'image_file_id' is not null`.execute(db);
  const files = await shownFiles(db, contentOrigin, { orgId, ids: rows.map(({ file_id }) => file_id) });
  return new Map(rows.map(({ product_id, file_id }) => [product_id, files[file_id]?.url ?? null]));
}

type ShownProduct = { name: string; image_url: string | null };

/** Products as shoppers see them; nothing is shown of one that was never in use but its name. */
async function productsOf(db: Db, place: Place, ids: readonly string[]): Promise<Map<string, ShownProduct>> {
  if (ids.length === 0) return new Map();
  const products = await db
    .selectFrom('product')
    .select(['id', 'name', sql<boolean>`is_active or activated_at is not null`.as('was_used')])
    .where('org_id', '=', place.orgId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const used = products.filter(({ was_used }) => was_used).map(({ id }) => id);
  const pictures = await picturesOf(db, place, used);
  return new Map(products.map(({ id, name }) => [id, { name, image_url: pictures.get(id) ?? null }]));
}

/** Products and batches as shoppers see them, in a few statements however many recalls there are. */
export async function nameGoods(
  db: Db,
  place: Place,
  goods: readonly GoodsIds[],
): Promise<{ product: ShownProduct | null; lot_code: string | null }[]> {
  const batches = await batchesById(
    db,
    place.orgId,
    goods.flatMap(({ batchId }) => batchId ?? []),
  );
  const ids = goods.map(
    ({ productId, batchId }) => productId ?? batches.get(batchId ?? '')?.product_id ?? null,
  );
  const products = await productsOf(
    db,
    place,
    ids.flatMap((id) => id ?? []),
  );
  return goods.map(({ batchId }, at) => ({
    product: products.get(ids[at] ?? '') ?? null,
    lot_code: batches.get(batchId ?? '')?.lot_code ?? null,
  }));
}
