import { Failure } from '@qrigin/domain/errors';
import { MEMBER_EVENTS, type MyMembership } from '@qrigin/domain/members';
import type { OrgCtx } from '../../../db/index.ts';
import { record } from '../../notifications/index.ts';

type Row = { takes_requests: boolean; created_at: Date };

/** Someone who was removed after the guard had let them in finds nothing, like everyone outside. */
function present(row: Row | undefined): MyMembership {
  if (!row) throw new Failure('not_found');
  return { takes_requests: row.takes_requests, joined_at: row.created_at.toISOString() };
}

export async function findMyMembership({ db, orgId, userId }: OrgCtx): Promise<MyMembership> {
  const row = await db
    .selectFrom('membership')
    .select(['takes_requests', 'created_at'])
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
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
    .executeTakeFirst();
  const changed = present(row);
  await record(ctx, MEMBER_EVENTS.requestsChosen, { id: userId });
  return changed;
}
