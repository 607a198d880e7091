import { randomBytes } from 'node:crypto';
import { AUTH_LOG, SESSIONS_MAX } from '@qrigin/domain/auth';
import { sql } from 'kysely';
import { type Caller, type Db, logSecurity } from '../../../db/index.ts';
import { BINDING_COOKIE, hashOfCookie } from '../../../http/guard/binding.ts';
import type { Tokens } from '../deps.ts';

const HOUR_S = 3600;
/** A token is replaced while it is used; the session behind it ends after a week whatever happens. */
const TOKEN_S = 8 * HOUR_S;
const SESSION_S = 7 * 24 * HOUR_S;
const GUEST_S = 24 * HOUR_S;
const RESET_S = 600;

export type Account = { id: string; email: string; isVerified: boolean };
/** Whether the security log gets an entry of it. */
type SignedIn = Account & { isLogged: boolean };

function inSeconds(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000);
}

type NewSession = {
  kind: 'user' | 'guest' | 'reset';
  userId: string | null;
  seconds: number;
  caller: Caller;
};

async function insertSession(
  db: Db,
  { kind, userId, seconds, caller }: NewSession,
  bindingHash: Buffer | null,
) {
  const row = await db
    .insertInto('session')
    .values({
      kind,
      user_id: userId,
      device: caller.device,
      binding_hash: bindingHash,
      expires_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export function signToken(tokens: Tokens, account: Account, sid: string): Promise<string> {
  const claims = { sub: account.id, email: account.email, is_verified: account.isVerified };
  return tokens.sign({ sid, kind: 'user', ...claims, expiresAt: inSeconds(TOKEN_S) });
}

/** A person who signs in again and again, and never out, keeps the newest. Those that another sign-in is at are left to it. */
async function forgetOldSessions(db: Db, userId: string): Promise<void> {
  await sql`delete from session where id in (select id from session where id in (
    select id from session where user_id = ${userId} and kind = 'user'
    order by created_at desc, id offset ${SESSIONS_MAX}) for update skip locked)`.execute(db);
}

/** Signs a person in: a session, its token, and the cookie that a browser's session gets bound to. */
export async function openSession(
  db: Db,
  tokens: Tokens,
  account: SignedIn,
  caller: Caller,
): Promise<string> {
  const cookie = randomBytes(32).toString('base64url');
  const session = { kind: 'user', userId: account.id, seconds: SESSION_S, caller } as const;
  const sid = await insertSession(db, session, hashOfCookie(cookie));
  if (account.isLogged)
    await logSecurity(db, { kind: AUTH_LOG.signedIn, userId: account.id, sessionId: sid, caller });
  await forgetOldSessions(db, account.id);
  caller.setCookie(BINDING_COOKIE, cookie, SESSION_S);
  return signToken(tokens, account, sid);
}

/** A token that can set a new password, once, and nothing else. */
export async function openResetSession(
  db: Db,
  tokens: Tokens,
  account: Account,
  caller: Caller,
): Promise<string> {
  const session = { kind: 'reset', userId: account.id, seconds: RESET_S, caller } as const;
  const sid = await insertSession(db, session, null);
  return tokens.sign({ sid, kind: 'reset', expiresAt: inSeconds(RESET_S) });
}

export async function openGuest(db: Db, tokens: Tokens, caller: Caller): Promise<string> {
  const session = { kind: 'guest', userId: null, seconds: GUEST_S, caller } as const;
  const sid = await insertSession(db, session, null);
  return tokens.sign({ sid, kind: 'guest', expiresAt: inSeconds(GUEST_S) });
}

/** Ends a person's sessions, all but the one named. Answers of which kinds they were. */
export function endSessions(db: Db, userId: string, butSessionId?: string): Promise<{ kind: string }[]> {
  return db
    .updateTable('session')
    .set({ revoked_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(butSessionId !== undefined, (query) => query.where('id', '!=', butSessionId ?? ''))
    .returning('kind')
    .execute();
}
