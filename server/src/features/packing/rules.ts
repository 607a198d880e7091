import { PACKING_EVENTS, PackingRules } from '@qrigin/domain/packing';
import type { OrgCtx } from '../../db/index.ts';
import { record } from '../notifications/index.ts';

export async function findPackingRules({ db, orgId }: OrgCtx): Promise<PackingRules> {
  const rules = await db
    .selectFrom('organisation')
    .select('when_full')
    .where('id', '=', orgId)
    .executeTakeFirstOrThrow();
  return PackingRules.parse(rules);
}

export async function changePackingRules(ctx: OrgCtx, { when_full }: PackingRules): Promise<PackingRules> {
  await ctx.db.updateTable('organisation').set({ when_full }).where('id', '=', ctx.orgId).execute();
  await record(ctx, PACKING_EVENTS.rulesChanged, { id: ctx.orgId });
  return { when_full };
}
