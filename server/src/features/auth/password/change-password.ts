import { AUTH_LOG, isWeakPassword } from '@qrigin/domain/auth';
import { Failure } from '@qrigin/domain/errors';
import { logSecurity, type UserCtx } from '../../../db/index.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { passwordChangedMail } from '../mail-kinds.ts';
import { findPerson } from '../queries.ts';
import { rememberDevice } from '../sign-in/known-device.ts';
import { dropTickets } from '../sign-in/login-ticket.ts';
import { endSessions } from '../sign-in/sessions.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { hashSecret } from './hashing.ts';

/** Ends every other session; a reset token is spent with it, so after a reset one signs in anew. */
export async function changePassword({ db, userId, sessionId, caller }: UserCtx, password: string) {
  const person = await findPerson(db, userId);
  if (isWeakPassword(password, [person.name, person.email], COMMON_PASSWORDS))
    throw new Failure('weak_password');
  const passwordHash = await hashSecret(password);
  await db.updateTable('app_user').set({ password_hash: passwordHash }).where('id', '=', userId).execute();

  // Whoever changes it at the same time waits above, and has no session any more when it is their turn.
  const session = await db
    .selectFrom('session')
    .select('kind')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!session) throw new Failure('signed_out');
  const isReset = session.kind === 'reset';
  const ended = await endSessions(db, userId, isReset ? undefined : sessionId);
  // Whoever got the email can sign in here, however often strangers tried; the email below tells the owner.
  if (isReset) await rememberDevice(db, userId, caller);
  const event = { userId, sessionId, caller };
  await logSecurity(db, { ...event, kind: AUTH_LOG.passwordChanged });
  const signedOut = ended.filter(({ kind }) => kind === 'user').length;
  if (signedOut > 0)
    await logSecurity(db, { ...event, kind: AUTH_LOG.sessionsEnded, detail: String(signedOut) });
  await dropTickets(db, userId);
  await sendMail(db, passwordChangedMail, {
    address: person.email,
    language: person.language,
    facts: { timezone: caller.timezone },
  });
  return { email: person.email };
}
