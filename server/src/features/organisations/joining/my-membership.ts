import type { MyMembership } from '@qrigin/domain/organisations';
import { audit, type OrgCtx } from '../../../db/index.ts';

type Row = { takes_requests: boolean; created_at: Date };

function present({ takes_requests, created_at }: Row): MyMembership {
  return { takes_requests, joined_at: created_at.toISOString() };
}

export async function findMyMembership({ db, orgId, userId }: OrgCtx): Promise<MyMembership> {
  const row = await db
    .selectFrom('membership')
    .select(['takes_requests', 'created_at'])
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return present(row);
}

export async function changeMyMembership(ctx: OrgCtx, takesRequests: boolean): Promise<MyMembership> {
  const { db, orgId, userId } = ctx;
  const row = await db
    .updateTable('membership')
    .set({ takes_requests: takesRequests })
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .returning(['takes_requests', 'created_at'])
    .executeTakeFirstOrThrow();
  await audit(ctx, 'member.requests', userId);
  return present(row);
}
