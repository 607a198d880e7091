import type { CountedRole } from '@qrigin/domain/roles';
import { rolesBelowPerson } from '@qrigin/domain/roles';
import type { MemberCtx, OrgCtx } from '../../db/index.ts';
import { presentRole } from './present-role.ts';
import { countHolders, rolesByRank } from './queries.ts';
import { toRoleTree } from './to-role-tree.ts';

async function countedRoles({ db, orgId }: OrgCtx) {
  const rows = await rolesByRank(db, orgId);
  const holders = await countHolders(db, orgId);
  const roles = rows.map((row) => ({ ...presentRole(row), people: holders.get(row.id) ?? 0 }));
  return { tree: toRoleTree(rows), roles };
}

export async function listRoles(ctx: OrgCtx): Promise<CountedRole[]> {
  return (await countedRoles(ctx)).roles;
}

/** What the Access page shows: exactly what the caller could give and take. */
export async function listSubroles(ctx: MemberCtx): Promise<CountedRole[]> {
  const { tree, roles } = await countedRoles(ctx);
  const roleIds = ctx.member.roles.map(({ id }) => id);
  const below = rolesBelowPerson(tree, { id: ctx.userId, status: 'active', roleIds });
  return roles.filter(({ id }) => below.some((role) => role.id === id));
}
