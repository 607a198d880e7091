import { Failure } from '@qrigin/domain/errors';
import type { Who } from '@qrigin/domain/http';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { TokenClaims } from './token.ts';

export type Session = {
  id: string;
  userId: string | null;
  isVerified: boolean;
  /** The password was given within the last five minutes, by the database's clock. */
  isFresh: boolean;
};

/** Reads the session behind a token on every request, so that ending one acts at once. */
async function findSession({ kysely }: Database, sid: string): Promise<Session | undefined> {
  const row = await kysely
    .selectFrom('session')
    .leftJoin('app_user', 'app_user.id', 'session.user_id')
    .select([
      'session.id',
      'session.user_id',
      'app_user.verified_at',
      'app_user.deleted_at',
      sql<boolean>`session.authenticated_at > now() - interval '5 minutes'`.as('is_fresh'),
    ])
    .where('session.id', '=', sid)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row || row.deleted_at) return undefined;
  return { id: row.id, userId: row.user_id, isVerified: row.verified_at !== null, isFresh: row.is_fresh };
}

/** The session that a policy asks for. Throws when there is none, or when it is of the wrong kind. */
export async function requireSession(
  database: Database,
  who: Exclude<Who, 'public'>,
  claims: TokenClaims | undefined,
): Promise<Session> {
  const session = claims && (await findSession(database, claims.sid));
  if (!session) throw new Failure('signed_out');
  if (who === 'guest') return session;
  if (!session.userId) throw new Failure('signed_out');
  if (!session.isVerified) throw new Failure('unverified');
  return session;
}
