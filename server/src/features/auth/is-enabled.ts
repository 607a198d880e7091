import type { PublicCtx } from '../../db/index.ts';
import { holdsTicket, TICKET_COOKIE } from './login-ticket.ts';
import { findAccount } from './queries.ts';

/**
 * The truth only for who has passed the password for this address (they hold a login ticket) or is signed in as it.
 * Everybody else gets the same answer without anything being looked up.
 */
export async function isTwoFactorEnabled(ctx: PublicCtx, email: string): Promise<{ enabled: boolean }> {
  const { sessionId, caller } = ctx;
  if (sessionId === undefined && caller.cookie(TICKET_COOKIE) === undefined) return { enabled: false };
  return ctx.transaction(async (db) => {
    const account = await findAccount(db, email);
    if (!account?.two_factor_at) return { enabled: false };
    const mine = sessionId
      ? await db
          .selectFrom('session')
          .select('id')
          .where('id', '=', sessionId)
          .where('user_id', '=', account.id)
          .where('revoked_at', 'is', null)
          .executeTakeFirst()
      : undefined;
    return { enabled: mine !== undefined || (await holdsTicket(db, account.id, caller)) };
  });
}
