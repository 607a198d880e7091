import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { enqueue } from '../queue/job.ts';
import type { MailKind, MailLimit } from './mail-kind.ts';
import { sendDigestJob } from './queue.ts';
import { sendMail } from './send-mail.ts';

const HOUR_MS = 3_600_000;

type Due = { id: string; address: string; createdAt: Date; facts: unknown };

/** The clock hour in which an email was requested, so that a worker that comes late counts the same. */
function hourOf({ createdAt }: Due): { from: Date; to: Date } {
  const from = Math.floor(createdAt.getTime() / HOUR_MS) * HOUR_MS;
  return { from: new Date(from), to: new Date(from + HOUR_MS) };
}

/** Others that count or collect the emails of the same address wait until this transaction ends. */
async function lockAddress(db: Db, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('mail ' || ${address}, 0))`.execute(db);
}

async function countSent(db: Db, { kinds, each }: MailLimit, mail: Due): Promise<number> {
  const { from, to } = hourOf(mail);
  const counted = db
    .selectFrom('mail')
    .select(sql<number>`count(*)::int`.as('sent'))
    .where('address', '=', mail.address)
    .where('kind', 'in', kinds)
    .where('state', 'in', ['sending', 'sent'])
    .where('id', '!=', mail.id)
    .where('created_at', '>=', from)
    .where('created_at', '<', to);
  const alike =
    each === undefined
      ? counted
      : counted.where(sql`facts -> ${each}`, '=', sql`${JSON.stringify(mail.facts)}::jsonb -> ${each}`);
  return (await alike.executeTakeFirstOrThrow()).sent;
}

/**
 * Whether the email may not go out, as its address has had its share for that hour. It is then held for the
 * digest at the end of the hour, or dropped where there is none.
 */
export async function isHeld(db: Db, limit: MailLimit | null, mail: Due): Promise<boolean> {
  if (!limit) return false;
  await lockAddress(db, mail.address);
  if ((await countSent(db, limit, mail)) < limit.perHour) return false;
  const state = limit.digest ? 'held' : 'dropped';
  await db.updateTable('mail').set({ state }).where('id', '=', mail.id).execute();
  if (limit.digest) await planDigest(db, limit.digest, mail);
  return true;
}

/** One job for all that is held in this hour. Jobs are listed and logged, so the address itself is not in its key. */
async function planDigest(db: Db, { name }: Pick<MailKind, 'name'>, mail: Due): Promise<void> {
  const { to: runAt } = hourOf(mail);
  const hash = createHash('sha256').update(mail.address).digest('base64url');
  await enqueue(
    db,
    sendDigestJob,
    { mailId: mail.id },
    { key: `${name} ${hash} ${runAt.toISOString()}`, runAt },
  );
}

/** One email for all that are held for the address of this one; none when another digest has covered them. */
export async function sendDigest(db: Db, mailId: string, kinds: readonly MailKind[]): Promise<void> {
  const mail = await db
    .selectFrom('mail')
    .select(['kind', 'address', 'language'])
    .where('id', '=', mailId)
    .executeTakeFirst();
  const limit = kinds.find(({ name }) => name === mail?.kind)?.limit;
  if (!mail || !limit?.digest) return;
  const { address, language } = mail;
  await lockAddress(db, address);
  const held = await db
    .updateTable('mail')
    .set({ state: 'dropped' })
    .where('address', '=', address)
    .where('kind', 'in', limit.kinds)
    .where('state', '=', 'held')
    .returning('id')
    .execute();
  if (held.length) await sendMail(db, limit.digest, { address, language, facts: { count: held.length } });
}
