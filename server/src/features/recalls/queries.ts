import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Db, OrgCtx } from '../../db/index.ts';
import type { Recall } from '../../db/tables.ts';
import type { ScopeColumns } from './scope-columns.ts';

export type RecallRow = Selectable<Recall>;

/** What a recall says to people, as it is stored. */
type Words = { reason: string; hazard: string; what_to_do: string; contact: string; mock: boolean };

export function insertRecall(
  { db, orgId, userId }: OrgCtx,
  about: ScopeColumns & { scope: string },
  words: Words,
): Promise<RecallRow> {
  return db
    .insertInto('recall')
    .values({ org_id: orgId, ...about, ...words, created_by: userId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether it was open. */
export async function endRecall({ db, orgId, userId }: OrgCtx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recall')
    .set({ lifted_at: sql<Date>`now()`, lifted_by: userId })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('lifted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
}

export function findRecall(db: Db, orgId: string, id: string): Promise<RecallRow> {
  return db
    .selectFrom('recall')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** All of them, or only those that are open, or that have ended. */
export function recallsOf(db: Db, orgId: string, open: 'true' | 'false' | undefined) {
  const rows = db.selectFrom('recall').selectAll().where('org_id', '=', orgId);
  return open ? rows.where('lifted_at', open === 'true' ? 'is' : 'is not', null) : rows;
}

/** All that are open, mock recalls too, the newest first. */
export function openRecallsOf(db: Db, orgId: string): Promise<RecallRow[]> {
  return db
    .selectFrom('recall')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('lifted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Open recalls of single codes: of these places, or with these ids. */
export function openRecallsOfCodes(
  db: Db,
  orgId: string,
  { places, ids }: { places: readonly bigint[]; ids: readonly string[] },
): Promise<RecallRow[]> {
  return db
    .selectFrom('recall')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('scope', '=', 'code')
    .where('lifted_at', 'is', null)
    .where('mock', '=', false)
    .where(sql<SqlBool>`(run_id * 16777216 + idx = any (${places}::bigint[]) or id = any (${ids}::uuid[]))`)
    .execute();
}

/** How many are open, and how many of these of the same target; the windows of a product are one target. */
export function countOpenRecalls(db: Db, orgId: string, about: ScopeColumns, mock: boolean) {
  const { scope, run_id, idx, batch_id, product_id } = about;
  const isSame = sql<boolean>`scope = ${scope} and (run_id, idx, batch_id, product_id) is not distinct from
    (${run_id}::bigint, ${idx}::integer, ${batch_id}::uuid, ${product_id}::uuid)`;
  return db
    .selectFrom('recall')
    .select([
      sql<number>`count(*)::int`.as('open'),
      sql<number>`(count(*) filter (where ${isSame}))::int`.as('same'),
    ])
    .where('org_id', '=', orgId)
    .where('lifted_at', 'is', null)
    .where('mock', '=', mock)
    .executeTakeFirstOrThrow();
}

/** Deleted products too: goods of a product that is no longer listed are still out there. */
export async function isProduct(db: Db, orgId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('product')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function productOfBatch(db: Db, orgId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('batch')
    .select('product_id')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.product_id;
}
