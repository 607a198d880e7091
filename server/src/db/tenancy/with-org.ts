import { sql } from 'kysely';
import type { Database, Db } from '../connect/connection.ts';

/** Settings that the row security policies read; they end with the transaction. */
async function setContext(db: Db, orgId: string, userId: string): Promise<void> {
  await sql`select set_config('app.org_id', ${orgId}, true), set_config('app.user_id', ${userId}, true)`.execute(
    db,
  );
}

/**
 * The only way to the data of an organisation: one transaction that sees this organisation and no other. A snapshot sees all
 * of it as it was at one moment, and writes nothing.
 */
export function withOrg<T>(
  { kysely }: Database,
  who: { orgId: string; userId: string | null; isSnapshot?: boolean },
  work: (db: Db) => Promise<T>,
) {
  const transaction = kysely.transaction();
  const begun = who.isSnapshot
    ? transaction.setIsolationLevel('repeatable read').setAccessMode('read only')
    : transaction;
  return begun.execute(async (db) => {
    await setContext(db, who.orgId, who.userId ?? '');
    return work(db);
  });
}

/** What a person owns across organisations: their memberships, notifications, idempotency keys. */
export function withUser<T>({ kysely }: Database, userId: string, work: (db: Db) => Promise<T>) {
  return kysely.transaction().execute(async (db) => {
    await setContext(db, '', userId);
    return work(db);
  });
}

/** The platform's register only: no organisation's and no person's rows can be seen. */
export function withNobody<T>({ kysely }: Database, work: (db: Db) => Promise<T>) {
  return kysely.transaction().execute(work);
}
