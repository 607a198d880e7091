import { Failure } from '@qrigin/domain/errors';
import { sql } from 'kysely';
import { type Db, logSecurity, type PublicCtx } from '../../db/index.ts';
import { findGuessed, payTry, useCode } from './one-time-code.ts';
import type { AuthParts } from './parts.ts';
import { findAccount, NOBODY } from './queries.ts';
import { endSessions, openResetSession, openSession } from './sessions.ts';

/** Either purpose proves that the address is the person's own. Answers whether that was new. */
async function markVerified(db: Db, userId: string): Promise<boolean> {
  const marked = await db
    .updateTable('app_user')
    .set({ verified_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .where('verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  // Whoever signed in before had only claimed the address.
  if (marked) await endSessions(db, userId);
  return marked !== undefined;
}

/** The code from the mail. For a verification it signs in; for a reset it answers a token that only sets a password. */
export async function verifyOtp(
  ctx: PublicCtx,
  { tokens }: AuthParts,
  { email, otp }: { email: string; otp: string },
) {
  const paid = await ctx.transaction(async (db) => {
    // Waiting for the disk would tell that there was a code to pay for; a try that a crash forgets is one guess more.
    await sql`set local synchronous_commit = off`.execute(db);
    const account = await findAccount(db, email);
    return { account, codes: await payTry(db, account?.id ?? NOBODY) };
  });
  const guessed = await findGuessed(paid.codes, otp);
  const { account } = paid;
  if (!guessed || !account) throw new Failure('invalid_code');

  return ctx.transaction(async (db) => {
    if (!(await useCode(db, guessed.id))) throw new Failure('invalid_code');
    const isNew = await markVerified(db, account.id);
    if (isNew) await logSecurity(db, { kind: 'account.verified', userId: account.id, caller: ctx.caller });
    const verified = { id: account.id, email: account.email, isVerified: true };
    if (guessed.purpose === 'reset') {
      return { token: await openResetSession(db, tokens, verified, ctx.caller), purpose: 'reset' as const };
    }
    // A code of before would lead around the second factor that may be on by now.
    if (!isNew) throw new Failure('invalid_code');
    return { token: await openSession(db, tokens, verified, ctx.caller), purpose: 'verify' as const };
  });
}
