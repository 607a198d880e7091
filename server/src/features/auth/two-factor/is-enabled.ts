import { sql } from 'kysely';
import type { Caller, Db, PublicCtx } from '../../../db/index.ts';
import { BINDING_COOKIE, hashOfCookie } from '../../../http/guard/binding.ts';
import { findAccount } from '../queries.ts';
import { findTicketHolder, TICKET_COOKIE } from '../sign-in/login-ticket.ts';

/** Whose open session it is; `undefined` when it is over, no person's, or bound to another browser. */
async function findSignedIn(db: Db, sessionId: string, caller: Caller): Promise<string | null | undefined> {
  const cookie = hashOfCookie(caller.cookie(BINDING_COOKIE) ?? '');
  const session = await db
    .selectFrom('session')
    .select('user_id')
    .where('id', '=', sessionId)
    .where('kind', '=', 'user')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where((eb) => eb.or([eb('bound_at', 'is', null), eb('binding_hash', '=', cookie)]))
    .executeTakeFirst();
  return session?.user_id;
}

/**
 * Answers truthfully only to a caller who has given the password for this address (and so has a login ticket)
 * or is signed in as it. The caller is looked up first, and for every address alike, so that the time reveals
 * nothing about strangers.
 */
export async function isTwoFactorEnabled(ctx: PublicCtx, email: string): Promise<{ enabled: boolean }> {
  const { sessionId, caller } = ctx;
  if (sessionId === undefined && caller.cookie(TICKET_COOKIE) === undefined) return { enabled: false };
  return ctx.transaction(async (db) => {
    const signedIn = sessionId && (await findSignedIn(db, sessionId, caller));
    const ticketHolder = await findTicketHolder(db, caller);
    const account = await findAccount(db, email);
    const isOwn = account !== undefined && [signedIn, ticketHolder].includes(account.id);
    return { enabled: isOwn && account.two_factor_at !== null };
  });
}
