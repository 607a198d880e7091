import type { SecurityKind } from '@qrigin/domain/declaration';
import { ENGINE_LOG } from '@qrigin/domain/features';
import { sql } from 'kysely';
import type { Database, Db } from '../db/connect/connection.ts';
import { withNobody } from '../db/tenancy/with-org.ts';
import { type Act, recordAct } from './act.ts';
import type { Blockable, Blockables, CodeKeys } from './command.ts';

const KINDS = ['organisation', 'code', 'file'] as const;

type Subject = Blockable & { kind: (typeof KINDS)[number] };
type Asked = { kind: string; text: string; keys: CodeKeys; blockable: Blockables };

async function findSubject(db: Db, { kind, text, keys, blockable }: Asked): Promise<Subject> {
  const known = KINDS.find((one) => one === kind);
  const find = known && blockable[known];
  if (!find) throw new Error('say what: organisation, code or file');
  return { kind: known, ...(await find(db, text, keys)) };
}

/** Takes something down. An organisation is suspended with it, since the same moment. */
export function block(database: Database, asked: Asked, act: Act): Promise<string[]> {
  return withNobody(database, async (db) => {
    const { shown, ...found } = await findSubject(db, asked);
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
    await record(db, act, { ...found, kind: ENGINE_LOG.blocked, detail: found.kind });
    return [`${shown} is blocked`];
  });
}

/** Ends a block; a suspension of its own stays, from before or since. */
export function unblock(database: Database, asked: Asked, act: Act): Promise<string[]> {
  return withNobody(database, async (db) => {
    const { shown, ...found } = await findSubject(db, asked);
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
    await record(db, act, { ...found, kind: ENGINE_LOG.unblocked, detail: found.kind });
    return [`${shown} is no longer blocked`];
  });
}

type Recorded = {
  kind: SecurityKind<`operator.${string}`>;
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
