import { timingSafeEqual } from 'node:crypto';
import { Failure } from '@qrigin/domain/errors';
import type { Policy } from '@qrigin/domain/http';
import { sql } from 'kysely';
import type { Database } from '../../db/connect/connection.ts';
import type { Caller } from '../../db/index.ts';
import { BINDING_COOKIE, hashOfCookie } from './binding.ts';
import type { TokenClaims } from './token.ts';

export type Session = {
  id: string;
  userId: string;
  /** The password, or the code of a reset, was given a short while ago by the database's clock. */
  isFresh: boolean;
};

/** Read on every request, so that ending a session acts at once. */
async function findSession({ kysely }: Database, sid: string) {
  const row = await kysely
    .selectFrom('session')
    .leftJoin('app_user', 'app_user.id', 'session.user_id')
    .select([
      'session.id',
      'session.kind',
      'session.user_id',
      'session.binding_hash',
      'session.bound_at',
      'app_user.verified_at',
      'app_user.deleted_at',
      sql<boolean>`session.authenticated_at > now() - interval '5 minutes'`.as('is_fresh'),
    ])
    .where('session.id', '=', sid)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.deleted_at ? undefined : row;
}

/** Which of these sessions are still good, for anything that continues after its call was admitted. */
export async function findOpenSessions({ kysely }: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await kysely
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .select('session.id')
    .where(sql<boolean>`session.id = any(${[...ids]}::uuid[])`)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .where('app_user.deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/**
 * The first time a browser brings token and cookie together the session is bound, and from then on the token
 * alone is refused. A program that never sends the cookie stays unbound.
 */
async function requireBinding({ kysely }: Database, row: SessionRow, caller: Caller): Promise<void> {
  const cookie = caller.cookie(BINDING_COOKIE);
  const isRight =
    cookie !== undefined &&
    row.binding_hash !== null &&
    timingSafeEqual(hashOfCookie(cookie), row.binding_hash);
  if (row.bound_at) {
    if (!isRight) throw new Failure('signed_out');
  } else if (isRight) {
    await kysely
      .updateTable('session')
      .set({ bound_at: sql<Date>`now()` })
      .where('id', '=', row.id)
      .execute();
  }
}

/** Who makes a public call: a token that is not good any more, or not brought with its cookie, is no one's. */
export async function findVisitor(
  database: Database,
  claims: TokenClaims | undefined,
  caller: Caller,
): Promise<{ kind: 'nobody' | 'guest' } | { kind: 'user'; userId: string }> {
  const row = claims && (await findSession(database, claims.sid));
  if (!row || (row.kind !== 'user' && row.kind !== 'guest')) return { kind: 'nobody' };
  try {
    await requireBinding(database, row, caller);
  } catch (error) {
    if (error instanceof Failure) return { kind: 'nobody' };
    throw error;
  }
  return row.user_id === null ? { kind: 'guest' } : { kind: 'user', userId: row.user_id };
}

/** The session that a policy asks for. Throws when there is none, or when it is of the wrong kind. */
export async function requireSession(
  database: Database,
  policy: Exclude<Policy, { who: 'public' }>,
  claims: TokenClaims | undefined,
  caller: Caller,
): Promise<Session> {
  const row = claims && (await findSession(database, claims.sid));
  if (!row || row.kind === 'handover') throw new Failure('signed_out');
  await requireBinding(database, row, caller);
  if (policy.who === 'guest') return { id: row.id, userId: '', isFresh: false };

  const isReset = row.kind === 'reset';
  const mayReset = policy.who === 'user' && policy.orReset === true;
  if (row.user_id === null || (isReset && !mayReset)) throw new Failure('signed_out');
  if (!row.verified_at && !isReset) throw new Failure('unverified');
  return { id: row.id, userId: row.user_id, isFresh: row.is_fresh || isReset };
}
