import { Failure } from '@qrigin/domain/errors';
import { sql } from 'kysely';
import type { Db, PublicCtx } from '../../db/index.ts';
import { findGuessed, payTry, useCode } from './one-time-code.ts';
import type { AuthParts } from './parts.ts';
import { findAccount } from './queries.ts';
import { openResetSession, openSession } from './sessions.ts';

/** Either purpose proves that the address is the person's own. */
async function markVerified(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ verified_at: sql<Date>`coalesce(verified_at, now())` })
    .where('id', '=', userId)
    .execute();
}

/** The code from the mail. For a verification it signs in; for a reset it answers a token that only sets a password. */
export async function verifyOtp(
  ctx: PublicCtx,
  { tokens }: AuthParts,
  { email, otp }: { email: string; otp: string },
) {
  const paid = await ctx.transaction(async (db) => {
    const account = await findAccount(db, email);
    return { account, codes: account ? await payTry(db, account.id) : [] };
  });
  const guessed = await findGuessed(paid.codes, otp);
  const { account } = paid;
  if (!guessed || !account) throw new Failure('invalid_code');

  return ctx.transaction(async (db) => {
    if (!(await useCode(db, guessed.id))) throw new Failure('invalid_code');
    await markVerified(db, account.id);
    const verified = { id: account.id, email: account.email, isVerified: true };
    if (guessed.purpose === 'reset') {
      return { token: await openResetSession(db, tokens, verified, ctx.caller), purpose: 'reset' as const };
    }
    return { token: await openSession(db, tokens, verified, ctx.caller), purpose: 'verify' as const };
  });
}
