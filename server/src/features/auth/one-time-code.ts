import { randomInt } from 'node:crypto';
import { CODE_LENGTH } from '@qrigin/domain/auth';
import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { hashSecret, isSecret } from './hashing.ts';

const PURPOSES = ['verify', 'reset'] as const;
type Purpose = (typeof PURPOSES)[number];

export const CODE_MINUTES = 10;

/** Makes a code and stores its hash; an earlier code for the same purpose dies. */
export async function makeCode(db: Db, userId: string, purpose: Purpose): Promise<string> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const codeHash = await hashSecret(code);
  await db
    .deleteFrom('one_time_code')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
  await db
    .insertInto('one_time_code')
    .values({
      user_id: userId,
      purpose,
      code_hash: codeHash,
      expires_at: sql<Date>`now() + make_interval(mins => ${CODE_MINUTES})`,
    })
    .execute();
  return code;
}

export type LiveCode = { id: string; purpose: string; code_hash: string };

/**
 * Takes one try off every live code of the person and answers them. The try is paid before the guess is judged, so a
 * thousand guesses at once are still only five.
 */
export function payTry(db: Db, userId: string): Promise<LiveCode[]> {
  return db
    .updateTable('one_time_code')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['id', 'purpose', 'code_hash'])
    .execute();
}

/** The live code that the guess is, if any. Always takes the time of one code a purpose, however many there are. */
export async function findGuessed(codes: LiveCode[], guess: string): Promise<LiveCode | undefined> {
  let found: LiveCode | undefined;
  for (const purpose of PURPOSES) {
    const code = codes.find((live) => live.purpose === purpose);
    if (await isSecret(guess, code?.code_hash)) found = code;
  }
  return found;
}

/** Whether this call was the one that used it. */
export async function useCode(db: Db, id: string): Promise<boolean> {
  const used = await db
    .updateTable('one_time_code')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}
