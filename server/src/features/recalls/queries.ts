import type { RecallReach, RecallWords } from '@qrigin/domain/recalls';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Db, OrgCtx } from '../../db/index.ts';
import type { Recall } from '../../db/tables.ts';
import type { ScopeColumns } from './scope-columns.ts';

export type RecallRow = Selectable<Recall>;

type NewRecall = {
  about: ScopeColumns & { scope: string };
  words: RecallWords;
  mock: boolean;
  /** What it reaches now; nothing where that is not known. */
  reach: RecallReach | undefined;
};

function columnsOfWords({ translations, ...words }: RecallWords) {
  return { ...words, translations: JSON.stringify(translations) };
}

/** What is stored as JSON, if it is known. */
const jsonOrNull = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));

/** Opened when it is stored: the transaction may have waited for seconds, in which no one was warned. */
export function insertRecall(
  { db, orgId, userId }: OrgCtx,
  { about, words, mock, reach }: NewRecall,
): Promise<RecallRow> {
  return db
    .insertInto('recall')
    .values({
      org_id: orgId,
      ...about,
      ...columnsOfWords(words),
      mock,
      opened_reach: jsonOrNull(reach),
      created_by: userId,
      created_at: sql<Date>`clock_timestamp()`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The recall, which no one else changes or ends until the transaction is over. */
export function lockedRecall({ db, orgId }: OrgCtx, id: string): Promise<RecallRow> {
  return db
    .selectFrom('recall')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function writeWords(
  { db, orgId }: OrgCtx,
  id: string,
  { words, at }: { words: RecallWords; at: Date },
): Promise<RecallRow> {
  return db
    .updateTable('recall')
    .set({ ...columnsOfWords(words), changed_at: at })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ends a recall that is open. */
export function endRecall(
  { db, orgId, userId }: OrgCtx,
  id: string,
  { reason, counted }: { reason: string; counted: object | undefined },
): Promise<RecallRow> {
  return db
    .updateTable('recall')
    .set({
      // A clock may have been put back meanwhile.
      lifted_at: sql<Date>`greatest(clock_timestamp(), created_at)`,
      lifted_by: userId,
      lift_reason: reason,
      ended_sums: jsonOrNull(counted),
    })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findRecall(db: Db, orgId: string, id: string): Promise<RecallRow> {
  return db
    .selectFrom('recall')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

type Filters = {
  open?: 'true' | 'false' | undefined;
  mock?: 'true' | 'false' | undefined;
  product_id?: string | undefined;
};

/** Recalls of the product and of its batches, runs and codes; of blanks as far as they became it. */
function isAboutProduct(orgId: string, productId: string) {
  return sql<SqlBool>`(recall.product_id = ${productId}
    or recall.batch_id in (select id from batch where org_id = ${orgId} and product_id = ${productId})
    or exists (select from code_run r where r.org_id = ${orgId} and r.id = recall.run_id and r.product_id = ${productId})
    or exists (select from code_run r join code_state s on s.org_id = r.org_id and s.run_id = r.id
      where r.org_id = ${orgId} and r.id = recall.run_id and r.kind = 'blank'
        and (recall.idx is null or s.idx = recall.idx) and s.product_id = ${productId}))`;
}

/** All of them, or only those that are asked for. */
export function recallsOf(db: Db, orgId: string, { open, mock, product_id }: Filters) {
  let rows = db.selectFrom('recall').selectAll().where('recall.org_id', '=', orgId);
  if (open) rows = rows.where('lifted_at', open === 'true' ? 'is' : 'is not', null);
  if (mock) rows = rows.where('mock', '=', mock === 'true');
  return product_id === undefined ? rows : rows.where(isAboutProduct(orgId, product_id));
}

const SCOPE = ['id', 'scope', 'run_id', 'idx', 'batch_id', 'product_id', 'window_from', 'window_to'] as const;

/** What all that are open are about, mock recalls too, the newest first. */
export function openRecallsOf(db: Db, orgId: string) {
  return db
    .selectFrom('recall')
    .select([...SCOPE, 'reason', 'mock'])
    .where('org_id', '=', orgId)
    .where('lifted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** These with all their words, the newest first. */
export async function recallsById(db: Db, orgId: string, ids: readonly string[]): Promise<RecallRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('recall')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** What open recalls of single codes are about: of these places, or with these ids. */
export function openRecallsOfCodes(
  db: Db,
  orgId: string,
  { places, ids }: { places: readonly bigint[]; ids: readonly string[] },
) {
  return db
    .selectFrom('recall')
    .select(SCOPE)
    .where('org_id', '=', orgId)
    .where('scope', '=', 'code')
    .where('lifted_at', 'is', null)
    .where('mock', '=', false)
    .where(sql<SqlBool>`(run_id * 16777216 + idx = any (${places}::bigint[]) or id = any (${ids}::uuid[]))`)
    .execute();
}

/** How many are open, and how many of these of the same target; the windows of a product are one target. */
export function countRecalls(db: Db, orgId: string, about: ScopeColumns, mock: boolean) {
  const { scope, run_id, idx, batch_id, product_id } = about;
  const isOpen = sql<boolean>`lifted_at is null`;
  const isSame = sql<boolean>`scope = ${scope} and (run_id, idx, batch_id, product_id) is not distinct from
    (${run_id}::bigint, ${idx}::integer, ${batch_id}::uuid, ${product_id}::uuid)`;
  return db
    .selectFrom('recall')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where ${isOpen}))::int`.as('open'),
      sql<number>`(count(*) filter (where ${isOpen} and ${isSame}))::int`.as('same'),
    ])
    .where('org_id', '=', orgId)
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

/** Batches with their products. */
export async function batchesById(db: Db, orgId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { lot_code: string; product_id: string }>();
  const rows = await db
    .selectFrom('batch')
    .select(['id', 'lot_code', 'product_id'])
    .where('org_id', '=', orgId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, ...batch }) => [id, batch]));
}
