import {
  type ColumnPlaces,
  type Delimiter,
  IMPORT_ROWS_KEPT_DAYS,
  type ImportFailure,
  type ImportFaults,
  type ImportKind,
} from '@qrigin/domain/imports';
import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

export type ImportId = { orgId: string; id: string };

/** Nobody works on one any more that was sent so long ago. */
const GIVEN_UP = sql<Date>`now() - interval '1 day'`;
const UNDER_WAY = ['waiting', 'checking', 'storing'] as const;

export type NewImport = {
  orgId: string;
  kind: ImportKind;
  file: { id: string; name: string };
  delimiter: Delimiter;
  columns: ColumnPlaces;
  userId: string;
};

export function insertImport(db: Db, { orgId, kind, file, delimiter, columns, userId }: NewImport) {
  return db
    .insertInto('import')
    .values({
      org_id: orgId,
      kind,
      file_id: file.id,
      file_name: file.name,
      delimiter,
      columns: JSON.stringify(columns),
      requested_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** With whoever started them. A checked one whose rows are too old to be kept counts as dropped. */
export function importsOf(db: Db, orgId: string) {
  const isOld = sql<boolean>`import.created_at < now() - ${`${IMPORT_ROWS_KEPT_DAYS} days`}::interval`;
  return db
    .selectFrom('import')
    .leftJoin('app_user', 'app_user.id', 'import.requested_by')
    .select([
      'import.id',
      'import.kind',
      'import.file_name',
      sql<string>`case when import.state = 'checked' and ${isOld} then 'dropped' else import.state end`.as(
        'state',
      ),
      'import.percent',
      'import.rows',
      'import.faulty',
      'import.created',
      'import.changed',
      'import.unchanged',
      'import.faults',
      'import.failure',
      'import.requested_by',
      'app_user.name as requester',
      'import.created_at',
      'import.ended_at',
    ])
    .where('import.org_id', '=', orgId);
}

/** So many were started in the last day. */
export async function countRecent(db: Db, orgId: string): Promise<number> {
  const { count } = await db
    .selectFrom('import')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('org_id', '=', orgId)
    .where('created_at', '>', GIVEN_UP)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ends what nobody works on any more, so that another one can be started. */
export async function endForgotten(db: Db, orgId: string): Promise<void> {
  await db
    .updateTable('import')
    .set({ state: 'failed', failure: 'error', file_id: null, ended_at: sql<Date>`now()` })
    .where('org_id', '=', orgId)
    .where('state', 'in', UNDER_WAY)
    .where('queued_at', '<', GIVEN_UP)
    .execute();
}

/** Lets go of the rows of earlier files: an organisation has those of one file at most. */
export async function dropOthers(db: Db, { orgId, id }: ImportId): Promise<void> {
  await db.deleteFrom('import_row').where('org_id', '=', orgId).where('import_id', '<>', id).execute();
  await db
    .updateTable('import')
    .set({ state: 'dropped' })
    .where('org_id', '=', orgId)
    .where('id', '<>', id)
    .where('state', '=', 'checked')
    .execute();
}

/** Until the transaction ends: who starts one and who has another one stored would wait for each other. */
export async function lockImports(db: Db, orgId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('imports ' || ${orgId}, 0))`.execute(db);
}

type Storing = { kind: ImportKind; userId: string };

/** False unless it was checked and all of its rows are there without a mistake. From then on it is theirs who have it stored. */
export async function markStoring(
  db: Db,
  { orgId, id }: ImportId,
  { kind, userId }: Storing,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import')
    .set({ state: 'storing', requested_by: userId, percent: 0, tries: 0, queued_at: sql<Date>`now()` })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('state', '=', 'checked')
    .where('faulty', '=', 0)
    .where('rows', '=', (eb) =>
      eb
        .selectFrom('import_row')
        .select((inner) => sql<number>`${inner.fn.countAll()}::integer`.as('count'))
        .where('org_id', '=', orgId)
        .where('import_id', '=', id),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

type Working = 'checking' | 'storing';
const BEFORE: Readonly<Record<Working, readonly string[]>> = {
  checking: ['waiting', 'checking'],
  storing: ['storing'],
};

/** Undefined when this work is over already. The number of the try tells whose it is from then on. */
export function beginImport(db: Db, { orgId, id }: ImportId, state: Working) {
  return db
    .updateTable('import')
    .set({ state, tries: sql<number>`tries + 1`, percent: 0 })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('state', 'in', BEFORE[state])
    .returning(['tries', 'requested_by', 'kind', 'file_id', 'delimiter', 'columns', 'created'])
    .executeTakeFirst();
}

export type Begun = ImportId & { tries: number };

function ofTry(db: Db, { orgId, id, tries }: Begun) {
  return db
    .updateTable('import')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('state', 'in', UNDER_WAY)
    .where('tries', '=', tries);
}

type Changed = { numUpdatedRows: bigint };
const isChanged = ({ numUpdatedRows }: Changed) => numUpdatedRows > 0n;

/** Each of these is false when another worker has begun it anew. */
export async function noteProgress(db: Db, begun: Begun, percent: number) {
  return isChanged(await ofTry(db, begun).set({ percent }).executeTakeFirstOrThrow());
}

export type Counts = { rows: number; faulty: number; created: number; changed: number; unchanged: number };

export async function markChecked(db: Db, begun: Begun, found: Counts & { faults: readonly ImportFaults[] }) {
  const checked = {
    ...found,
    faults: JSON.stringify(found.faults),
    state: 'checked',
    file_id: null,
    percent: 100,
    tries: 0,
  };
  return isChanged(await ofTry(db, begun).set(checked).executeTakeFirstOrThrow());
}

export async function markDone(db: Db, begun: Begun, counts: Counts) {
  const done = { ...counts, state: 'done', percent: 100, ended_at: sql<Date>`now()` };
  return isChanged(await ofTry(db, begun).set(done).executeTakeFirstOrThrow());
}

export async function markFailed(db: Db, begun: Begun, failure: ImportFailure) {
  const failed = { state: 'failed', failure, file_id: null, ended_at: sql<Date>`now()` };
  return isChanged(await ofTry(db, begun).set(failed).executeTakeFirstOrThrow());
}

/** Held until the transaction ends: whatever becomes of a worker, no two ever store the same rows. */
export async function lockStoring(db: Db, { id }: ImportId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('import ' || ${id}, 0))`.execute(db);
}

/** Whether no other worker has begun it anew, and none has finished it. */
export async function isStillOurs(db: Db, { orgId, id, tries }: Begun): Promise<boolean> {
  const found = await db
    .selectFrom('import')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('state', 'in', UNDER_WAY)
    .where('tries', '=', tries)
    .executeTakeFirst();
  return found !== undefined;
}

/** A suspended organisation, or one that is closed, has nothing stored while it waits. */
export async function isOpen(db: Db, orgId: string): Promise<boolean> {
  const found = await db
    .selectFrom('organisation')
    .select('id')
    .where('id', '=', orgId)
    .where('suspended_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
