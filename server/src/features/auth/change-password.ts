import { isWeakPassword } from '@qrigin/domain/auth';
import { Failure } from '@qrigin/domain/errors';
import type { UserCtx } from '../../db/index.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { hashSecret } from './hashing.ts';
import { passwordChangedMail } from './mail-kinds.ts';
import { findPerson } from './queries.ts';
import { endSessions } from './sessions.ts';

/** Ends every other session; a reset token is spent with it, so after a reset one signs in anew. */
export async function changePassword({ db, userId, sessionId, caller }: UserCtx, password: string) {
  const person = await findPerson(db, userId);
  if (isWeakPassword(password, [person.name, person.email], COMMON_PASSWORDS))
    throw new Failure('weak_password');
  const passwordHash = await hashSecret(password);
  await db.updateTable('app_user').set({ password_hash: passwordHash }).where('id', '=', userId).execute();

  const { kind } = await db
    .selectFrom('session')
    .select('kind')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  await endSessions(db, userId, kind === 'reset' ? undefined : sessionId);
  await sendMail(db, passwordChangedMail, {
    address: person.email,
    language: person.language,
    facts: { timezone: caller.timezone },
  });
  return { email: person.email };
}
