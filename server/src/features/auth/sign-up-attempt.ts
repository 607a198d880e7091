import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

type Details = { name: string; country: string; address: string; language: string };
export type NewAttempt = Details & { userId: string; browser: Buffer; passwordHash: string };

/** Strangers can register an address as often as they like; so many browsers are remembered. */
const MAX_BROWSERS = 10;

/**
 * Remembers what a browser chose for an account, in place of what it chose before. Also for an account that is
 * confirmed, where it counts for nothing: the time must not tell which it is.
 */
export async function insertAttempt(db: Db, attempt: NewAttempt): Promise<void> {
  const { userId, browser, passwordHash, ...details } = attempt;
  const chosen = { ...details, password_hash: passwordHash, created_at: sql<Date>`now()` };
  await db
    .insertInto('sign_up')
    .values({ user_id: userId, browser_hash: browser, ...chosen })
    .onConflict((conflict) => conflict.columns(['user_id', 'browser_hash']).doUpdateSet(chosen))
    .execute();
  const newest = db
    .selectFrom('sign_up')
    .select('browser_hash')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(MAX_BROWSERS);
  await db
    .deleteFrom('sign_up')
    .where('user_id', '=', userId)
    .where('browser_hash', 'not in', newest)
    .execute();
}

/** What one browser chose, while it is remembered. */
export function findAttempt(db: Db, userId: string, browser: Buffer) {
  return db
    .selectFrom('sign_up')
    .select(['name', 'country', 'address', 'language', 'password_hash'])
    .where('user_id', '=', userId)
    .where('browser_hash', '=', browser)
    .executeTakeFirst();
}
