import { isWeakPassword } from '@qrigin/domain/auth';
import { Failure } from '@qrigin/domain/errors';
import type { PublicCtx } from '../../db/index.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { hashSecret } from './hashing.ts';
import { signUpMail } from './mail-kinds.ts';
import type { AuthParts } from './parts.ts';
import { insertAccount } from './queries.ts';
import { requestMail } from './request-code.ts';

type SignUp = { name: string; email: string; country: string; address: string; password_hash: string };

/**
 * The field is called `password_hash`, but its value is the secret that signs in, so only our own slow hash of it is
 * stored. An address that has an account is answered alike and changed in nothing; its owner gets a mail that says so.
 */
export async function signUp(
  ctx: PublicCtx,
  parts: AuthParts,
  { password_hash: password, ...person }: SignUp,
) {
  if (isWeakPassword(password, [person.name, person.email], COMMON_PASSWORDS))
    throw new Failure('weak_password');
  const passwordHash = await hashSecret(password);
  const { language } = ctx.caller;
  await ctx.transaction((db) => insertAccount(db, { ...person, passwordHash, language }));
  return requestMail(ctx, parts, signUpMail, person.email);
}
