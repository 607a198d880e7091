import { randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH } from '@qrigin/domain/auth';
import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import { hashSecret } from '../password/hashing.ts';

type Purpose = 'verify' | 'reset';

export const CODE_MINUTES = 10;

const SALT_BYTES = 16;
/** For addresses that wait for no code: a guess takes as long. */
const NOBODYS_SALT = randomBytes(SALT_BYTES);

/** The salt of all live codes of the person, new when there is none. Two codes made at once wait for each other here. */
async function takeSalt(db: Db, userId: string): Promise<Buffer> {
  const fresh = randomBytes(SALT_BYTES);
  const { salt } = await db
    .updateTable('app_user')
    .set({
      code_salt: sql<Buffer>`coalesce(case when exists (select from one_time_code
        where user_id = app_user.id and used_at is null and expires_at > now()) then code_salt end, ${fresh})`,
    })
    .where('id', '=', userId)
    .returning('code_salt as salt')
    .executeTakeFirstOrThrow();
  return salt ?? fresh;
}

type Wanted = {
  userId: string;
  purpose: Purpose;
  /** Which browser asked for it. */
  browser: Buffer;
};

/** Makes a code and stores its hash. An earlier one of the same browser dies, those that other browsers asked for live. */
export async function makeCode(db: Db, { userId, purpose, browser }: Wanted): Promise<string> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const codeHash = await hashSecret(code, await takeSalt(db, userId));
  await db
    .deleteFrom('one_time_code')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('browser_hash', '=', browser)
    .where('used_at', 'is', null)
    .execute();
  await db
    .insertInto('one_time_code')
    .values({
      user_id: userId,
      purpose,
      browser_hash: browser,
      code_hash: codeHash,
      expires_at: sql<Date>`now() + make_interval(mins => ${CODE_MINUTES})`,
    })
    .execute();
  return code;
}

export type LiveCode = { id: string; purpose: string; code_hash: string; browser_hash: Buffer };

/**
 * Takes one try off every live code of the person and answers them. The browser that asked for a code has tries of its
 * own, all others share as many. The try is paid before the guess is judged, so a thousand at once are still only five.
 */
export function countAttempt(db: Db, userId: string, browser: Buffer): Promise<LiveCode[]> {
  return db
    .updateTable('one_time_code')
    .set({
      tries_left: sql<number>`tries_left - (browser_hash = ${browser})::int`,
      other_tries_left: sql<number>`other_tries_left - (browser_hash <> ${browser})::int`,
    })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where(sql<number>`case when browser_hash = ${browser} then tries_left else other_tries_left end`, '>', 0)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['id', 'purpose', 'code_hash', 'browser_hash'])
    .execute();
}

/** The live code that the guess is, if any. Always takes the time of one hash, however many codes there are. */
export async function findGuessed(
  codes: LiveCode[],
  salt: Buffer | null | undefined,
  guess: string,
): Promise<LiveCode | undefined> {
  const guessed = await hashSecret(guess, salt ?? NOBODYS_SALT);
  return codes.find((code) => code.code_hash === guessed);
}

/** Whether this call was the one that used it. All other codes of the person die with it. */
export async function useCode(db: Db, userId: string, id: string): Promise<boolean> {
  const used = await db
    .updateTable('one_time_code')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .returning('id')
    .execute();
  return used.some((code) => code.id === id);
}
