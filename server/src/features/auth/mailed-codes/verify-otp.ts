import { AUTH_LOG } from '@qrigin/domain/auth';
import { Failure } from '@qrigin/domain/errors';
import { sql } from 'kysely';
import { logSecurity, type PublicCtx } from '../../../db/index.ts';
import type { AuthDeps } from '../deps.ts';
import { findAccount, NOBODY } from '../queries.ts';
import { browserHash } from '../sign-in/asking-browser.ts';
import { openResetSession, openSession } from '../sign-in/sessions.ts';
import { confirmAddress } from '../sign-up/confirm-address.ts';
import { countAttempt, findGuessed, useCode } from './one-time-code.ts';

/**
 * The code from the email. For a verification in the browser that chose the password it signs in; for a
 * reset, and for a verification anywhere else, it answers a token that only sets a password.
 */
export async function verifyOtp(
  ctx: PublicCtx,
  { tokens }: AuthDeps,
  { email, otp }: { email: string; otp: string },
) {
  const paid = await ctx.transaction(async (db) => {
    // Waiting for the disk would reveal that there was a code to try; an attempt that a crash forgets is one
    // more guess.
    await sql`set local synchronous_commit = off`.execute(db);
    const account = await findAccount(db, email);
    return { account, codes: await countAttempt(db, account?.id ?? NOBODY, browserHash(ctx.caller)) };
  });
  const { account } = paid;
  const guessed = await findGuessed(paid.codes, account?.code_salt, otp);
  if (!guessed || !account) throw new Failure('invalid_code');

  return ctx.transaction(async (db) => {
    // As when a new code is made, the person first and then the codes: else the two may wait for each other.
    await db
      .selectFrom('app_user')
      .select('id')
      .where('id', '=', account.id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!(await useCode(db, account.id, guessed.id))) throw new Failure('invalid_code');
    // Either purpose proves that the address is the person's own.
    const confirmed = await confirmAddress(db, account, guessed, ctx.caller);
    if (confirmed) await logSecurity(db, { kind: AUTH_LOG.verified, userId: account.id, caller: ctx.caller });
    // An earlier code would bypass the two-factor authentication that may be on by now.
    if (guessed.purpose === 'verify' && !confirmed) throw new Failure('invalid_code');
    const verified = { id: account.id, email: account.email, isVerified: true };
    if (confirmed?.hasPassword) {
      const signedIn = { ...verified, isLogged: true };
      return { token: await openSession(db, tokens, signedIn, ctx.caller), purpose: 'verify' as const };
    }
    return { token: await openResetSession(db, tokens, verified, ctx.caller), purpose: 'reset' as const };
  });
}
