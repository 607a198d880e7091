import { Failure } from '@qrigin/domain/errors';
import type { Permission } from '@qrigin/domain/features';
import {
  faultOfNewRole,
  NEW_ROLE_PERMISSIONS,
  type NewRoleFault,
  ROLE_EVENTS,
  type Role,
  type RoleTree,
} from '@qrigin/domain/roles';
import type { MemberCtx } from '../../db/index.ts';
import { record } from '../notifications/index.ts';
import { presentRole } from './present-role.ts';
import { insertRole, lockRoles, rolesByRank } from './queries.ts';
import { toRoleTree } from './to-role-tree.ts';

type Wanted = {
  name: string;
  parent_role_id: string;
  is_public?: boolean | undefined;
  permissions?: Permission[] | undefined;
};

/** Without a word about them, it gets the usual permissions as far as its parent has them. */
function permissionsOf(tree: RoleTree, { parent_role_id, permissions }: Wanted): readonly Permission[] {
  const parent = tree.find(({ id }) => id === parent_role_id);
  return permissions ?? NEW_ROLE_PERMISSIONS.filter((usual) => parent?.permissions.includes(usual));
}

/** Giving away more than one holds is forbidden; a parent that cannot be is wrong input. */
function failureOf(fault: NewRoleFault): Failure {
  if (fault === 'too_many_roles') return new Failure('too_many_roles');
  if (fault === 'no_such_parent')
    return new Failure('invalid_input', { fields: { parent_role_id: 'no such role' } });
  const isForbidden = fault === 'no_permission' || fault === 'parent_not_yours' || fault === 'more_than_you';
  return new Failure(isForbidden ? 'forbidden' : 'invalid_input', { reason: fault });
}

export async function createRole(ctx: MemberCtx, wanted: Wanted): Promise<Role> {
  await lockRoles(ctx.db, ctx.orgId);
  const tree = toRoleTree(await rolesByRank(ctx.db, ctx.orgId));
  const role = {
    parentId: wanted.parent_role_id,
    isPublic: wanted.is_public ?? false,
    permissions: permissionsOf(tree, wanted),
  };
  const roleIds = ctx.member.roles.map(({ id }) => id);
  const fault = faultOfNewRole(tree, { id: ctx.userId, status: 'active', roleIds }, role);
  if (fault) throw failureOf(fault);

  const row = await insertRole(ctx.db, {
    orgId: ctx.orgId,
    name: wanted.name,
    ...role,
    permissions: [...role.permissions],
    builtIn: null,
  });
  if (!row) throw new Failure('name_taken');
  await record(ctx, ROLE_EVENTS.created, { id: row.id });
  return presentRole(row);
}
