import { isWeakPassword } from '@qrigin/domain/auth';
import { Failure } from '@qrigin/domain/errors';
import type { PublicCtx } from '../../../db/index.ts';
import { SIGN_UP } from '../counters.ts';
import type { AuthDeps } from '../deps.ts';
import { signUpMail } from '../mail-kinds.ts';
import { requestMail } from '../mailed-codes/request-code.ts';
import { COMMON_PASSWORDS } from '../password/common-passwords.ts';
import { hashSecret } from '../password/hashing.ts';
import { insertAccount } from '../queries.ts';
import { markBrowser } from '../sign-in/asking-browser.ts';
import { insertAttempt } from './sign-up-attempt.ts';

type SignUp = { name: string; email: string; country: string; address: string; password_hash: string };

const HOUR_S = 3600;

/**
 * The field is called `password_hash`, but its value is the secret that signs in, so only our own slow hash
 * of it is stored. An address that has an account gets the same answer, and the account does not change; its
 * owner gets an email that says so.
 */
export async function signUp(
  ctx: PublicCtx,
  parts: AuthDeps,
  { password_hash: password, ...person }: SignUp,
) {
  if (isWeakPassword(password, [person.name, person.email], COMMON_PASSWORDS))
    throw new Failure('weak_password');
  if ((await parts.attempts.take(SIGN_UP, ctx.caller.network)) === undefined)
    throw new Failure('too_often', { retry_after: HOUR_S });
  const passwordHash = await hashSecret(password);
  const browser = markBrowser(ctx.caller);
  const network = parts.vault.aliasOf(ctx.caller.network);
  const { email, ...details } = { ...person, language: ctx.caller.language };
  await ctx.transaction(async (db) => {
    const userId = await insertAccount(db, { email, ...details });
    await insertAttempt(db, { ...details, userId, browser, network, passwordHash });
  });
  return requestMail(ctx, parts, signUpMail, { email, browser });
}
