import type { OrgCtx, UserCtx } from '../../../db/index.ts';
import { enterAsked } from './enter-as-guest.ts';
import { lockPerson } from './lock-person.ts';

/** What was sent to someone who goes is for whoever else may decide. */
export async function forgetSupervisor({ db, orgId, userId }: OrgCtx): Promise<void> {
  await db
    .updateTable('join_request')
    .set({ supervisor_id: null })
    .where('org_id', '=', orgId)
    .where('supervisor_id', '=', userId)
    .execute();
}

/** Removes all of a person's join requests, in all organisations; they cannot send another meanwhile. */
export async function forgetRequests(ctx: UserCtx): Promise<void> {
  await lockPerson(ctx);
  const asked = await ctx.db
    .selectFrom('join_request')
    .select('org_id')
    .distinct()
    .where('user_id', '=', ctx.userId)
    .orderBy('org_id')
    .execute();
  for (const request of asked) await enterAsked(ctx, request, forgetHere);
}

async function forgetHere({ db, orgId, userId }: OrgCtx): Promise<void> {
  await db.deleteFrom('join_request').where('org_id', '=', orgId).where('user_id', '=', userId).execute();
}
