import type { FileRefusal } from '@qrigin/domain/files';
import { sql } from 'kysely';
import { type Db, keptSince } from '../../db/index.ts';
import type { Isolation } from './check/cage.ts';
import type { StoredFileId } from './store/store-keys.ts';

export type NewFile = {
  orgId: string;
  createdBy: string;
  name: string;
  kind: string;
  nature: string;
  mimeType: string;
  extension: string;
  bytes: number;
  isExact: boolean;
  md5: Buffer;
};

const COLUMNS = [
  'org_id',
  'created_by',
  'id',
  'name',
  'kind',
  'nature',
  'mime_type',
  'extension',
  'bytes',
  'is_exact',
  'md5',
  'state',
  'refusal',
  'shown_mime_type',
  'has_thumbnail',
  'width',
  'height',
  'picture_widths',
] as const;

export async function insertFile(db: Db, file: NewFile): Promise<string> {
  const { id } = await db
    .insertInto('file')
    .values({
      org_id: file.orgId,
      created_by: file.createdBy,
      name: file.name,
      kind: file.kind,
      nature: file.nature,
      mime_type: file.mimeType,
      extension: file.extension,
      bytes: file.bytes,
      is_exact: file.isExact,
      md5: file.md5,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * What the files of the organisation take in the store, with what is on its way, and how many that is. No one else adds
 * one until the transaction ends.
 */
export async function lockedUse(db: Db, orgId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended('files ' || ${orgId}, 0))`.execute(db);
  const isOnItsWay = sql<boolean>`state in ('waiting', 'checking')`;
  const { bytes, waiting, inexact } = await db
    .selectFrom('file')
    .select([
      sql<string>`coalesce(sum(case when ${isOnItsWay} then greatest(bytes, stored_bytes) else stored_bytes end), 0)`.as(
        'bytes',
      ),
      sql<string>`count(*) filter (where state = 'waiting' and created_at > now() - interval '1 hour')`.as(
        'waiting',
      ),
      sql<string>`count(*) filter (where ${isOnItsWay} and not is_exact)`.as('inexact'),
    ])
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
  return { bytes: Number(bytes), waiting: Number(waiting), inexact: Number(inexact) };
}

/** So many files an organisation that no one has verified seems to have ahead: anyone can make many of those. */
const AHEAD_OF_UNVERIFIED = 5;

/** What waits: to be checked, or to be drawn. */
const WAITING = {
  checks: sql<boolean>`state = 'checking'`,
  pictures: sql<boolean>`picture_widths = '{}'`,
};

/** How many files come before the next one of this organisation. */
export async function countAhead(db: Db, orgId: string, what: keyof typeof WAITING): Promise<number> {
  const { ahead } = await db
    .selectFrom('organisation')
    .select(
      sql<string>`(select count(*) from file where org_id = organisation.id and ${WAITING[what]})
        + case when verified_at is null then ${AHEAD_OF_UNVERIFIED}::int else 0 end`.as('ahead'),
    )
    .where('id', '=', orgId)
    .executeTakeFirstOrThrow();
  return Number(ahead);
}

/** False when the worker found no way to look into them safely. Before any worker has started no one knows, and files wait. */
export async function takesPublicFiles(db: Db): Promise<boolean> {
  const found = await db.selectFrom('file_inspection').select('takes_public').executeTakeFirst();
  return found?.takes_public ?? true;
}

type Found = { isolation: Isolation; takesPublic: boolean };

/** For the api, which cannot know it. Of several workers the one that started last is believed: give all of them the same rights. */
export async function noteIsolation(db: Db, { isolation, takesPublic }: Found): Promise<void> {
  const values = { isolation, takes_public: takesPublic, found_at: sql<Date>`now()` };
  await db
    .insertInto('file_inspection')
    .values(values)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(values))
    .execute();
}

/** Undefined when the organisation has no such file. */
export function findFile(db: Db, { orgId, id }: StoredFileId) {
  return db
    .selectFrom('file')
    .select(COLUMNS)
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst();
}
export type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>;

export function findFiles(db: Db, orgId: string, ids: readonly string[]) {
  return db
    .selectFrom('file')
    .select(COLUMNS)
    .where('org_id', '=', orgId)
    .where('id', 'in', [...ids])
    .execute();
}

/** What the role of scan pages may see of files. */
export function findShownFiles(db: Db, orgId: string, ids: readonly string[]) {
  return db
    .selectFrom('file')
    .select(['id', 'name', 'mime_type', 'bytes', 'width', 'height', 'picture_widths'])
    .where('org_id', '=', orgId)
    .where('id', 'in', [...ids])
    .where('state', '=', 'ready')
    .where('nature', '=', 'public')
    .execute();
}

/** Outside any organisation, where row security shows a person the files that they sent, and no one else's. */
export function findSentFile(db: Db, id: string) {
  return db.selectFrom('file').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Outside any organisation: how many files of this person are in check, wherever they sent them. */
export async function countSentInCheck(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('file')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'checking')
    .executeTakeFirstOrThrow();
  return count;
}

/** Undefined when it was started before; of two who say so at once, one starts it. */
export function markChecking(db: Db, { orgId, id }: StoredFileId) {
  return db
    .updateTable('file')
    .set({ state: 'checking' })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
}

export type Accepted = {
  bytes: number;
  sha256: Buffer;
  shownMimeType: string | null;
  storedBytes: number;
  /** Of the copy that pages show, if it is a picture. */
  picture: { width: number; height: number } | undefined;
  /** Whether it is to be drawn at several widths. */
  wantsSizes: boolean;
};

export async function markReady(db: Db, { orgId, id }: StoredFileId, accepted: Accepted): Promise<void> {
  await db
    .updateTable('file')
    .set({
      state: 'ready',
      bytes: accepted.bytes,
      sha256: accepted.sha256,
      shown_mime_type: accepted.shownMimeType,
      stored_bytes: accepted.storedBytes,
      width: accepted.picture?.width ?? null,
      height: accepted.picture?.height ?? null,
      picture_widths: accepted.wantsSizes ? [] : null,
      checked_at: sql<Date>`now()`,
    })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .execute();
}

export async function markRefused(db: Db, { orgId, id }: StoredFileId, refusal: FileRefusal): Promise<void> {
  await db
    .updateTable('file')
    .set({ state: 'refused', refusal, checked_at: sql<Date>`now()` })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .execute();
}

export async function markThumbnail(db: Db, { orgId, id }: StoredFileId, bytes: number): Promise<void> {
  await db
    .updateTable('file')
    .set({ has_thumbnail: true, stored_bytes: sql<string>`stored_bytes + ${bytes}` })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('has_thumbnail', '=', false)
    .execute();
}

type Drawn = { widths: readonly number[]; bytes: number };

/** Undrawn pictures only, so that what is drawn twice is counted once. None: it is shown as it is. */
export async function markDrawn(
  db: Db,
  { orgId, id }: StoredFileId,
  { widths, bytes }: Drawn,
): Promise<void> {
  await db
    .updateTable('file')
    .set({
      picture_widths: widths.length ? [...widths] : null,
      stored_bytes: sql<string>`stored_bytes + ${bytes}`,
    })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('picture_widths', '=', sql<number[]>`'{}'`)
    .execute();
}

/** What is counted for each file; nothing is on its way to one that is settled. */
export function filesOf(db: Db, orgId: string) {
  return db
    .selectFrom('file')
    .select(['id', 'stored_bytes'])
    .select(sql<boolean>`coalesce(checked_at < now() - interval '1 hour', false)`.as('isSettled'))
    .where('org_id', '=', orgId)
    .execute();
}

export async function correctStoredBytes(db: Db, { orgId, id }: StoredFileId, bytes: number): Promise<void> {
  await db
    .updateTable('file')
    .set({ stored_bytes: bytes })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}

export async function organisationIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('organisation').select('id').execute();
  return rows.map(({ id }) => id);
}

/** Of all organisations: what the worker may forget, oldest first. */
export function forgettable(db: Db, limit: number) {
  return db
    .selectFrom('file')
    .select(['org_id', 'id'])
    .where('state', 'in', ['waiting', 'refused'])
    .where('created_at', '<', keptSince('unfinishedFiles'))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Of all organisations: accepted files of a kind that is read once, when they are as old. */
export function unread(db: Db, kind: string, limit: number) {
  return db
    .selectFrom('file')
    .select(['org_id', 'id'])
    .where('state', '=', 'ready')
    .where('kind', '=', kind)
    .where('created_at', '<', keptSince('unfinishedFiles'))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

type Removed = 'waiting' | 'refused' | 'ready';

/** False when it is in none of these states: its check has begun since it was found, say. */
export async function removeFile(
  db: Db,
  { orgId, id }: StoredFileId,
  states: readonly Removed[],
): Promise<boolean> {
  const removed = await db
    .deleteFrom('file')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('state', 'in', states)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}
