import { Failure } from '@qrigin/domain/errors';
import { sql } from 'kysely';
import type { PublicCtx } from '../../../db/index.ts';
import type { AuthDeps } from '../deps.ts';
import { findPerson } from '../queries.ts';
import { openSession } from './sessions.ts';

/** A hand-over token lives for a minute and opens one session, in the browser that brings it. */
export async function handOver(ctx: PublicCtx, { tokens }: AuthDeps, token: string) {
  const claims = await tokens.verify(token);
  if (claims?.kind !== 'handover') throw new Failure('signed_out');
  return ctx.transaction(async (db) => {
    const spent = await db
      .updateTable('session')
      .set({ revoked_at: sql<Date>`now()` })
      .where('id', '=', claims.sid)
      .where('kind', '=', 'handover')
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('user_id')
      .executeTakeFirst();
    const person = spent?.user_id ? await findPerson(db, spent.user_id) : undefined;
    if (!person?.verified_at) throw new Failure('signed_out');
    const account = { id: person.id, email: person.email, isVerified: true, isLogged: true };
    return { token: await openSession(db, tokens, account, ctx.caller) };
  });
}
