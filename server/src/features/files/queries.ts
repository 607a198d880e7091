import type { FileRefusal } from '@qrigin/domain/files';
import { sql } from 'kysely';
import { type Db, keptSince } from '../../db/index.ts';
import type { StoredFileId } from './store-keys.ts';

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

/** What the files of the organisation take, announced ones included. Nobody else adds one until the transaction ends. */
export async function lockedUse(db: Db, orgId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('files ' || ${orgId}, 0))`.execute(db);
  const { used } = await db
    .selectFrom('file')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('used'))
    .where('org_id', '=', orgId)
    .where('state', '!=', 'refused')
    .executeTakeFirstOrThrow();
  return Number(used);
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

/** Outside any organisation, where row security shows a person the files that they sent, and nobody else's. */
export function findSentFile(db: Db, id: string) {
  return db.selectFrom('file').select(COLUMNS).where('id', '=', id).executeTakeFirst();
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
  hasThumbnail: boolean;
};

export async function markReady(db: Db, { orgId, id }: StoredFileId, accepted: Accepted): Promise<void> {
  await db
    .updateTable('file')
    .set({
      state: 'ready',
      bytes: accepted.bytes,
      sha256: accepted.sha256,
      shown_mime_type: accepted.shownMimeType,
      has_thumbnail: accepted.hasThumbnail,
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

export async function removeFile(db: Db, { orgId, id }: StoredFileId): Promise<void> {
  await db.deleteFrom('file').where('org_id', '=', orgId).where('id', '=', id).execute();
}
