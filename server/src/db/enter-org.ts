import { sql } from 'kysely';
import type { OrgCtx, UserCtx } from './ctx.ts';

/**
 * Goes on inside an organisation that this very transaction has made. Everything else comes through `withOrg()`;
 * the boundary check lets only the creation of an organisation import this file.
 */
export async function enterOrg(ctx: UserCtx, orgId: string): Promise<OrgCtx> {
  await sql`select set_config('app.org_id', ${orgId}, true)`.execute(ctx.db);
  return { ...ctx, orgId };
}
