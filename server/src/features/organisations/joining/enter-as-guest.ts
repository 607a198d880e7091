import { Failure } from '@qrigin/domain/errors';
import { enterOrg } from '../../../db/enter-org.ts';
import type { OrgCtx, UserCtx } from '../../../db/index.ts';

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

/** Works inside whatever organisation the person has asked, open or not: their own request is theirs to take back. */
export function enterAsked<T>(
  ctx: UserCtx,
  request: { org_id: string },
  work: (inside: OrgCtx) => Promise<T>,
): Promise<T> {
  return enterOrg(ctx, request.org_id, work);
}
