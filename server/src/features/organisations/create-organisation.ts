import { ORGANISATION_EVENTS } from '@qrigin/domain/organisations';
import { ROLE_LOG } from '@qrigin/domain/roles';
import type { UserCtx } from '../../db/index.ts';
import { enterOrg } from '../../db/tenancy/enter-org.ts';
import { record } from '../notifications/index.ts';
import { createBuiltInRoles, logRole } from '../roles/index.ts';
import { requireRoom } from './ownership/require-room.ts';
import { insertOrganisation, insertOwner } from './queries.ts';

/** The creator becomes the Owner; five built-in roles come with every organisation. */
export async function createOrganisation(ctx: UserCtx, name: string): Promise<{ id: string; name: string }> {
  await requireRoom(ctx);
  const organisation = await insertOrganisation(ctx.db, name);
  await enterOrg(ctx, organisation.id, async (inside) => {
    const roleId = await createBuiltInRoles(inside);
    await insertOwner(inside.db, { orgId: organisation.id, userId: ctx.userId, roleId });
    await logRole(inside, ROLE_LOG.given, { userId: ctx.userId, roleId });
    await record(inside, ORGANISATION_EVENTS.created, { id: organisation.id });
  });
  return organisation;
}
