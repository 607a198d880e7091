import { normaliseCode } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { Database, Db } from '../db/connect/connection.ts';
import { withNobody } from '../db/tenancy/with-org.ts';
import type { ApiEnv } from '../env.ts';
import { codeBookOf, createScanSource, placeCodes } from '../features/qr/index.ts';
import { type Act, recordAct } from './act.ts';
import { requireOrganisation } from './organisations.ts';

type Keys = ApiEnv['CODE_KEYS'];

/** What can be taken down; `shown` is how it is called in answers. */
type Subject = {
  kind: 'organisation' | 'code' | 'file';
  subject: string;
  organisationId: string;
  shown: string;
};

async function findOrganisation(db: Db, text: string): Promise<Subject> {
  const { id, name } = await requireOrganisation(db, text);
  return { kind: 'organisation', subject: id, organisationId: id, shown: name };
}

/** By its 20 characters, or by the address that is printed. */
async function findCode(database: Database, keys: Keys, text: string): Promise<Subject> {
  const code = normaliseCode(text.split('/').at(-1) ?? '');
  if (code === undefined) throw new Error('give a code: its 20 characters, or its address');
  const source = createScanSource({
    async query<Row extends object>({
      text: statement,
      values,
    }: {
      text: string;
      values: readonly unknown[];
    }) {
      return (await database.pool.query<Row>(statement, [...values])).rows;
    },
  });
  const [place] = await placeCodes(codeBookOf(keys), source, [code]);
  if (!place) throw new Error(`code ${code} was never issued`);
  return { kind: 'code', subject: code, organisationId: place.run.orgId, shown: `code ${code}` };
}

const FILE_ID = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/thumbnail)?(?:\?[^?]*)?$/;

/** By its id, or by its address on the content origin. */
async function findFile(db: Db, text: string): Promise<Subject> {
  const id = FILE_ID.exec(text)?.[1];
  if (id === undefined) throw new Error('give a file: its id, or its address');
  const { rows } = await sql<{ owner: string | null }>`select file_owner(${id}) as owner`.execute(db);
  const organisationId = rows[0]?.owner ?? null;
  if (organisationId === null) throw new Error(`there is no file ${id}`);
  return { kind: 'file', subject: id, organisationId, shown: `file ${id}` };
}

type Asked = { kind: string; text: string; keys: Keys };

function findSubject(database: Database, db: Db, { kind, text, keys }: Asked): Promise<Subject> {
  if (kind === 'organisation') return findOrganisation(db, text);
  if (kind === 'code') return findCode(database, keys, text);
  if (kind === 'file') return findFile(db, text);
  throw new Error('say what: organisation, code or file');
}

/** Takes something down. An organisation is suspended with it, since the same moment. */
export function block(database: Database, asked: Asked, act: Act): Promise<string[]> {
  return withNobody(database, async (db) => {
    const { shown, ...found } = await findSubject(database, db, asked);
    await db
      .insertInto('block')
      .values({
        kind: found.kind,
        subject: found.subject,
        organisation_id: found.organisationId,
        reason: act.reason,
        blocked_by: act.operator,
      })
      .onConflict((conflict) => conflict.column('subject').doNothing())
      .execute();
    if (found.kind === 'organisation')
      await sql`update organisation set suspended_at = now() where id = ${found.subject} and suspended_at is null`.execute(
        db,
      );
    await record(db, act, { ...found, kind: 'operator.block', detail: found.kind });
    return [`${shown} is blocked`];
  });
}

/** Ends a block; a suspension of its own stays, from before or since. */
export function unblock(database: Database, asked: Asked, act: Act): Promise<string[]> {
  return withNobody(database, async (db) => {
    const { shown, ...found } = await findSubject(database, db, asked);
    await sql`
      update organisation set suspended_at = null from block
      where block.subject = ${found.subject} and block.kind = 'organisation'
        and organisation.id = block.organisation_id and organisation.suspended_at = block.blocked_at`.execute(
      db,
    );
    const { numDeletedRows } = await db
      .deleteFrom('block')
      .where('subject', '=', found.subject)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Error(`${shown} is not blocked`);
    await record(db, act, { ...found, kind: 'operator.unblock', detail: found.kind });
    return [`${shown} is no longer blocked`];
  });
}

type Recorded = {
  kind: 'operator.block' | 'operator.unblock';
  detail: string;
  subject: string;
  organisationId: string;
};

function record(db: Db, act: Act, { kind, detail, subject, organisationId }: Recorded): Promise<void> {
  return recordAct(db, act, { kind, detail, organisationId, subjectId: subject });
}

/** What is blocked now, the newest first. */
export async function listBlocks({ kysely }: Database): Promise<string[]> {
  const rows = await kysely
    .selectFrom('block')
    .innerJoin('organisation', 'organisation.id', 'block.organisation_id')
    .select(['kind', 'subject', 'reason', 'blocked_by', 'blocked_at', 'name'])
    .orderBy('blocked_at', 'desc')
    .orderBy('subject')
    .execute();
  if (rows.length === 0) return ['nothing is blocked'];
  return rows.map(({ kind, subject, reason, blocked_by, blocked_at, name }) =>
    [blocked_at.toISOString(), blocked_by, kind, subject, name, reason].join('  '),
  );
}
