import { type Expression, type SqlBool, sql } from 'kysely';
import { type Db, heldRoles, type RecordCtx } from '../../db/index.ts';
import { enqueue } from '../../queue/job.ts';
import { mailNotice } from './mail-notice.ts';
import { notifyHolders } from './queue.ts';

type About = {
  /** As its event declares it; some kinds also come by email. */
  kind: string;
  subjectId: string;
  /** The product that it concerns, where there is one: a screen shows its name and leads there. */
  productId?: string | undefined;
  /** A person has at most one notice about an entry. */
  auditEntryId: string;
};

export type Notice = About & {
  /** These people; or every active member who may do this, except who did what the notice tells. */
  people: readonly string[] | { may: string };
};

export type StoredAbout = About & { orgId: string };

/**
 * Tells people what happened, in the caller's transaction: when that is undone, nobody hears of it. A few
 * people are notified at once. A job finds those who have a permission, as it may be everyone, and goes by
 * the roles of that moment.
 */
export async function notify(ctx: RecordCtx, { people, ...about }: Notice): Promise<void> {
  const { db, orgId, userId } = ctx;
  if ('may' in people) await enqueue(db, notifyHolders, { orgId, ...about, may: people.may });
  else await tellPeople(db, { orgId, ...about }, people, userId);
}

function tellPeople(
  db: Db,
  about: StoredAbout,
  people: readonly string[],
  actorId: string | null,
): Promise<void> {
  return write(db, about, { actorId, among: sql<SqlBool>`app_user.id = any(${[...people]}::uuid[])` });
}

/** Running it again changes nothing, and sends no second email. */
export async function notifyPermitted(db: Db, about: StoredAbout, permission: string): Promise<void> {
  const { orgId, auditEntryId } = about;
  const { actor_id: actorId } = await db
    .selectFrom('audit_entry')
    .select('actor_id')
    .where('org_id', '=', orgId)
    .where('id', '=', auditEntryId)
    .executeTakeFirstOrThrow();
  const holders = heldRoles(db)
    .select('membership.user_id')
    .where('membership.org_id', '=', orgId)
    .where(sql<SqlBool>`membership.user_id is distinct from ${actorId}::uuid`)
    .where(sql<SqlBool>`${permission} = any(role.permissions)`);
  await write(db, about, { actorId, among: sql<SqlBool>`app_user.id in ${holders}` });
}

/** `among` says who of all people. */
async function write(
  db: Db,
  about: StoredAbout,
  { actorId, among }: { actorId: string | null; among: Expression<SqlBool> },
): Promise<void> {
  const { orgId, kind, subjectId, productId = null, auditEntryId } = about;
  const notices = db
    .selectFrom('app_user')
    .select([
      sql<string>`${orgId}::uuid`.as('org_id'),
      'app_user.id as user_id',
      sql<string>`${kind}::text`.as('kind'),
      sql<string>`${subjectId}::uuid`.as('subject_id'),
      sql<string | null>`${productId}::uuid`.as('product_id'),
      sql<string>`${auditEntryId}::bigint`.as('audit_entry_id'),
    ])
    .where('app_user.deleted_at', 'is', null)
    .where(among);
  const told = await db
    .insertInto('notification')
    .columns(['org_id', 'user_id', 'kind', 'subject_id', 'product_id', 'audit_entry_id'])
    .expression(notices)
    .onConflict((conflict) => conflict.columns(['org_id', 'user_id', 'audit_entry_id']).doNothing())
    .returning('user_id')
    .execute();
  const people = told.map(({ user_id }) => user_id);
  await mailNotice(db, { orgId, kind, actorId }, people);
}
