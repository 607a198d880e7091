import type { Role } from '@qrigin/domain/roles';
import type { OrgCtx } from '../../db/index.ts';
import { presentRole } from './present-role.ts';
import { rolesByRank } from './queries.ts';

export async function listRoles(ctx: OrgCtx): Promise<Role[]> {
  return (await rolesByRank(ctx.db, ctx.orgId)).map(presentRole);
}
