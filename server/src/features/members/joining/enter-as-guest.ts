import { Failure } from '@qrigin/domain/errors';
import { sql } from 'kysely';
import type { OrgCtx, UserCtx } from '../../../db/index.ts';
import { enterOrg } from '../../../db/tenancy/enter-org.ts';

/** Works inside an organisation that the person need not belong to. One that is closed or suspended does not exist. */
export async function enterOpen<T>(
  ctx: UserCtx,
  orgId: string,
  work: (inside: OrgCtx) => Promise<T>,
): Promise<T> {
  const open = await ctx.db
    .selectFrom('organisation')
    .select('id')
    .where('id', '=', orgId)
    .where('closed_at', 'is', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  if (!open) throw new Failure('not_found');
  return enterOrg(ctx, open.id, work);
}

/**
 * Works inside an organisation that lets itself be found. For strangers another one does not exist, whatever its id; who
 * belongs to it or waits for its answer knows it already.
 */
export async function enterFindable<T>(
  ctx: UserCtx,
  orgId: string,
  work: (inside: OrgCtx) => Promise<T>,
): Promise<T> {
  const { db, userId } = ctx;
  const known = await db
    .selectFrom('organisation')
    .select('id')
    .where('id', '=', orgId)
    .where(
      sql<boolean>`(is_findable
        or exists (select from membership where org_id = organisation.id and user_id = ${userId})
        or exists (select from join_request where org_id = organisation.id and user_id = ${userId}
          and state = 'pending' and expires_at > now()))`,
    )
    .executeTakeFirst();
  if (!known) throw new Failure('not_found');
  return enterOpen(ctx, orgId, work);
}

/** Works inside whatever organisation the person has asked, open or not: their own request is theirs to take back. */
export function enterAsked<T>(
  ctx: UserCtx,
  request: { org_id: string },
  work: (inside: OrgCtx) => Promise<T>,
): Promise<T> {
  return enterOrg(ctx, request.org_id, work);
}
