import { sql } from 'kysely';
import type { OrgCtx, UserCtx } from '../ctx.ts';

/**
 * Works inside an organisation in the middle of a person's own transaction: one that this transaction has just made,
 * one that the person is about to leave or was offered, one whose file they sent, or one whose certificate provider they ask for
 * as a member. Everything else comes through
 * `withOrg()`; the boundary check names the files that may import this one.
 */
export async function enterOrg<T>(
  ctx: UserCtx,
  orgId: string,
  work: (inside: OrgCtx) => Promise<T>,
): Promise<T> {
  await sql`select set_config('app.org_id', ${orgId}, true)`.execute(ctx.db);
  const result = await work({ ...ctx, orgId });
  await sql`select set_config('app.org_id', '', true)`.execute(ctx.db);
  return result;
}
