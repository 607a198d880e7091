import { AUTH_LOG } from '@qrigin/domain/auth';
import { Failure } from '@qrigin/domain/errors';
import { sql } from 'kysely';
import { familiarDevice, logSecurity, type UserCtx } from '../../../db/index.ts';
import { SIGN_IN_LOG } from '../counters.ts';
import type { AuthDeps } from '../deps.ts';
import { findPerson } from '../queries.ts';
import { signToken } from '../sign-in/sessions.ts';

/** Where the person is signed in now, newest first. */
export async function listMySessions({ db, userId, sessionId }: UserCtx) {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'expires_at', 'bound_at'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'user')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_bound: row.bound_at !== null,
    is_this: row.id === sessionId,
  }));
}

/** Someone else's session does not exist for this person. */
export async function endMySession(ctx: UserCtx, { attempts }: AuthDeps, id: string) {
  const { db, userId, sessionId, caller } = ctx;
  const ended = await db
    .updateTable('session')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning(['id', 'device'])
    .executeTakeFirst();
  if (!ended) throw new Failure('not_found');
  const detail = ended.id === sessionId ? undefined : familiarDevice(ended.device);
  if ((await attempts.take(SIGN_IN_LOG, userId)) !== undefined)
    await logSecurity(db, {
      kind: AUTH_LOG.sessionEnded,
      userId,
      sessionId,
      caller,
      subjectId: ended.id,
      detail,
    });
  return { id: ended.id };
}

export async function renewToken({ db, userId, sessionId }: UserCtx, { tokens }: AuthDeps) {
  const person = await findPerson(db, userId);
  const account = { id: userId, email: person.email, isVerified: person.verified_at !== null };
  return { token: await signToken(tokens, account, sessionId) };
}
