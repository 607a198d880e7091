import { AUTH_LOG } from '@qrigin/domain/auth';
import type { SecurityKind } from '@qrigin/domain/declaration';
import { type Caller, type Db, logSecurity, type PublicCtx } from '../../../db/index.ts';
import { FAILURE_LOG } from '../counters.ts';
import type { AuthDeps } from '../deps.ts';
import { findAccount } from '../queries.ts';

/**
 * What someone tried on an account from outside. The same statements whether the address has an account or not, and a
 * ceiling a day for each network, as anyone can make this grow.
 */
export async function logFailure(
  ctx: PublicCtx,
  { attempts }: AuthDeps,
  userId: string | undefined,
  kinds: SecurityKind[],
): Promise<void> {
  if ((await attempts.take(FAILURE_LOG, ctx.caller.network)) === undefined) return;
  const { caller } = ctx;
  await ctx.transaction(async (db) => {
    for (const kind of kinds) await logSecurity(db, { kind, userId, caller });
  });
}

/** Whose password reset was requested, if anyone's; the limit on emails limits how often. */
export async function logResetAsked(db: Db, email: string, caller: Caller): Promise<void> {
  const account = await findAccount(db, email);
  await logSecurity(db, { kind: AUTH_LOG.resetAsked, userId: account?.id, caller });
}
