import type { ExportStep } from '@qrigin/domain/exports';
import { EXPORT_KEPT_DAYS, EXPORTS_KEPT } from '@qrigin/domain/exports';
import { sql } from 'kysely';
import { type Db, keptSince } from '../../db/index.ts';

export type ExportId = { orgId: string; id: string };

/** Nobody is making one any more that was asked for so long ago. */
const GIVEN_UP = sql<Date>`now() - interval '1 day'`;

const EXPIRES = sql<Date | null>`export.ended_at + ${`${EXPORT_KEPT_DAYS} days`}::interval`;

export function insertExport(db: Db, orgId: string, userId: string) {
  return db
    .insertInto('export')
    .values({ org_id: orgId, requested_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** How many that can be downloaded are newer. */
const NEWER = sql<number>`(select count(*) from export newer where newer.org_id = export.org_id
  and newer.state = 'ready' and (newer.ended_at, newer.id) > (export.ended_at, export.id))`;

/** Those that can still be downloaded, are being made or failed, with whoever asked for them. */
export function exportsOf(db: Db, orgId: string) {
  return db
    .selectFrom('export')
    .leftJoin('app_user', 'app_user.id', 'export.requested_by')
    .select([
      'export.id',
      'export.state',
      'export.step',
      'export.percent',
      'export.requested_by',
      'app_user.name as requester',
      'export.created_at',
      'export.bytes',
      'export.sha256',
      'export.ended_at',
      EXPIRES.as('expires_at'),
    ])
    .where('export.org_id', '=', orgId)
    .where((eb) => eb.or([eb('export.ended_at', 'is', null), eb(EXPIRES, '>', sql<Date>`now()`)]))
    .where((eb) => eb.or([eb('export.state', '<>', 'ready'), eb(NEWER, '<', EXPORTS_KEPT)]));
}

/** So many were asked for in the last day; those that failed do not count. */
export async function countRecent(db: Db, orgId: string): Promise<number> {
  const { count } = await db
    .selectFrom('export')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('org_id', '=', orgId)
    .where('state', '<>', 'failed')
    .where('created_at', '>', GIVEN_UP)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ends what nobody is making any more, so that another one can be asked for. */
export async function endForgotten(db: Db, orgId: string): Promise<void> {
  await db
    .updateTable('export')
    .set({ state: 'failed', step: null, ended_at: sql<Date>`now()` })
    .where('org_id', '=', orgId)
    .where('state', 'in', ['waiting', 'making'])
    .where('created_at', '<', GIVEN_UP)
    .execute();
}

/** Undefined when it has ended. The number of the try tells whose it is from then on. */
export function beginExport(db: Db, { orgId, id }: ExportId) {
  return db
    .updateTable('export')
    .set({ state: 'making', step: 'records', percent: 0, tries: sql<number>`tries + 1` })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'making'])
    .returning(['tries', 'requested_by'])
    .executeTakeFirst();
}

export type Begun = ExportId & { tries: number };

function ofTry(db: Db, { orgId, id, tries }: Begun) {
  return db
    .updateTable('export')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('state', '=', 'making')
    .where('tries', '=', tries);
}

type Changed = { numUpdatedRows: bigint };
const isChanged = ({ numUpdatedRows }: Changed) => numUpdatedRows > 0n;

/** Each of these is false when another worker has begun it anew. */
export async function noteProgress(db: Db, begun: Begun, step: ExportStep, percent: number) {
  return isChanged(await ofTry(db, begun).set({ step, percent }).executeTakeFirstOrThrow());
}

export async function markReady(db: Db, begun: Begun, made: { bytes: number; sha256: Buffer }) {
  const ready = { state: 'ready', step: null, percent: 100, ended_at: sql<Date>`now()`, ...made };
  return isChanged(await ofTry(db, begun).set(ready).executeTakeFirstOrThrow());
}

export async function markFailed(db: Db, begun: Begun) {
  const failed = { state: 'failed', step: null, ended_at: sql<Date>`now()` };
  return isChanged(await ofTry(db, begun).set(failed).executeTakeFirstOrThrow());
}

/** A suspended organisation, or one that is closed, gives nothing away while it waits. */
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

/** Of all organisations: what the worker may forget. */
export function forgettable(db: Db, limit: number) {
  return db
    .selectFrom('export')
    .select(['org_id', 'id'])
    .where((eb) =>
      eb.or([
        eb('ended_at', '<', keptSince('exports')),
        eb.and([eb('ended_at', 'is', null), eb('created_at', '<', GIVEN_UP)]),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function removeExport(db: Db, { orgId, id }: ExportId): Promise<void> {
  await db.deleteFrom('export').where('org_id', '=', orgId).where('id', '=', id).execute();
}

export async function isKept(db: Db, { orgId, id }: ExportId): Promise<boolean> {
  const found = await exportsOf(db, orgId)
    .where('export.id', '=', id)
    .where('state', '<>', 'failed')
    .executeTakeFirst();
  return found !== undefined;
}
