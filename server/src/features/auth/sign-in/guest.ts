import { Failure } from '@qrigin/domain/errors';
import type { PublicCtx } from '../../../db/index.ts';
import { GUEST } from '../counters.ts';
import type { AuthDeps } from '../deps.ts';
import { openGuest } from './sessions.ts';

/** A guest has no name and no rights but those of a scan page; a network opens ten an hour. */
export async function openGuestSession(ctx: PublicCtx, { attempts, tokens }: AuthDeps) {
  if ((await attempts.take(GUEST, ctx.caller.network)) === undefined)
    throw new Failure('too_often', { retry_after: 60 });
  return { token: await ctx.transaction((db) => openGuest(db, tokens, ctx.caller)) };
}
