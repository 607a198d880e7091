import { sql } from 'kysely';
import type { RecordCtx } from '../../db/index.ts';

type Ctx = Pick<RecordCtx, 'db' | 'orgId'>;
type Lot = { product_id: string; lot_code: string };

export type BatchToWrite = Lot & {
  made_on: string | null;
  expires_on: string | null;
  site_id: string | null;
};
export type KnownBatch = BatchToWrite & { id: string };

/** The batches of these products with these numbers. */
export async function batchesWithLots({ db, orgId }: Ctx, lots: readonly Lot[]): Promise<KnownBatch[]> {
  if (lots.length === 0) return [];
  const { rows } = await sql<KnownBatch>`
    select b.id, b.product_id, b.lot_code, to_char(b.made_on, 'YYYY-MM-DD') as made_on,
      to_char(b.expires_on, 'YYYY-MM-DD') as expires_on, b.site_id
    from jsonb_to_recordset(${JSON.stringify(lots)}::jsonb) as lot(product_id uuid, lot_code text)
    join batch b on b.org_id = ${orgId} and b.product_id = lot.product_id and b.lot_code = lot.lot_code`.execute(
    db,
  );
  return rows;
}

/** Adds many at once. Whoever calls it has made sure that there is room, and records it. */
export async function addBatches({ db, orgId }: Ctx, batches: readonly BatchToWrite[]): Promise<void> {
  if (batches.length === 0) return;
  await db
    .insertInto('batch')
    .values(batches.map((batch) => ({ ...batch, org_id: orgId })))
    .execute();
}

/** Changes the dates and sites of many. Throws when one of them was deleted meanwhile. */
export async function changeBatches({ db, orgId }: Ctx, batches: readonly KnownBatch[]): Promise<void> {
  if (batches.length === 0) return;
  const { numAffectedRows } = await sql`
    update batch b set made_on = sent.made_on, expires_on = sent.expires_on, site_id = sent.site_id
    from jsonb_to_recordset(${JSON.stringify(batches)}::jsonb)
      as sent(id uuid, made_on date, expires_on date, site_id uuid)
    where b.org_id = ${orgId} and b.id = sent.id`.execute(db);
  if (Number(numAffectedRows) !== batches.length) throw new Error('a batch was deleted meanwhile');
}
