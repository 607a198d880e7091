import { Failure } from '@qrigin/domain/errors';
import { MEMBER_EVENTS } from '@qrigin/domain/members';
import type { OrgCtx } from '../../../db/index.ts';
import { forgetSupervisor } from '../../members/index.ts';
import { record } from '../../notifications/index.ts';
import { lockOrganisations } from '../lock-organisation.ts';
import { ownersOf } from './owners.ts';

/** Takes the person out; offers from and to them go with their membership. What they made stays. */
export async function leave(inside: OrgCtx): Promise<void> {
  const { db, orgId, userId } = inside;
  await record(inside, MEMBER_EVENTS.left, { id: userId });
  await forgetSupervisor(inside);
  await db.deleteFrom('role_assignment').where('org_id', '=', orgId).where('user_id', '=', userId).execute();
  await db.deleteFrom('membership').where('org_id', '=', orgId).where('user_id', '=', userId).execute();
  await db.deleteFrom('notification').where('org_id', '=', orgId).where('user_id', '=', userId).execute();
}

/** Of two last Owners who leave at the same moment, one is refused. */
export async function leaveOrganisation(ctx: OrgCtx): Promise<{ id: string }> {
  await lockOrganisations(ctx.db, [ctx.orgId]);
  const owners = await ownersOf(ctx.db, ctx.orgId);
  if (owners.length === 1 && owners[0] === ctx.userId) throw new Failure('last_owner');
  await leave(ctx);
  return { id: ctx.orgId };
}
