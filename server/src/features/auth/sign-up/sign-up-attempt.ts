import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

type Details = { name: string; country: string; address: string; language: string };
export type NewAttempt = Details & {
  userId: string;
  browser: Buffer;
  /** The network it came from, by a name that no one without our key can turn back. */
  network: string;
  passwordHash: string;
};

/** Strangers can register an address as often as they like; so many browsers are remembered, and so many of one network. */
const MAX_BROWSERS = 10;
const MAX_OF_NETWORK = 3;

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
  await sql`delete from sign_up using (
      select browser_hash, row_number() over (order by created_at desc) as place,
        row_number() over (partition by network order by created_at desc) as place_in_network
      from sign_up where user_id = ${userId}) as ranked
    where sign_up.user_id = ${userId} and sign_up.browser_hash = ranked.browser_hash
      and (place_in_network > ${MAX_OF_NETWORK} or place > ${MAX_BROWSERS})`.execute(db);
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

/** How many browsers registered the address. */
export async function countAttempts(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('sign_up')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
