import { Failure } from '@qrigin/domain/errors';
import { PERMISSIONS, type Permission } from '@qrigin/domain/http';
import {
  faultOfNewRole,
  NEW_ROLE_PERMISSIONS,
  ROLES_MAX,
  type Role,
  type RolePlace,
} from '@qrigin/domain/roles';
import { audit, type MemberCtx } from '../../db/index.ts';
import { presentRole } from './present-role.ts';
import { insertRole, lockRoles, type RoleRow, rolesByRank } from './queries.ts';

type Wanted = {
  name: string;
  parent_role_id: string;
  is_public?: boolean | undefined;
  permissions?: Permission[] | undefined;
};

function placeOf(parent: RoleRow, all: RoleRow[]): RolePlace {
  const isPublicBuiltIn = (role: RoleRow) => role.built_in === 'member' || role.built_in === 'qr_operator';
  return {
    id: parent.id,
    rank: parent.rank,
    line: parent.line,
    permissions: PERMISSIONS.filter((permission) => parent.permissions.includes(permission)),
    canBePublic: all.some((role) => parent.line.includes(role.id) && isPublicBuiltIn(role)),
  };
}

/** Giving away more than one holds is forbidden; a parent that cannot be is wrong input. */
export async function createRole(ctx: MemberCtx, wanted: Wanted): Promise<Role> {
  await lockRoles(ctx.db, ctx.orgId);
  const all = await rolesByRank(ctx.db, ctx.orgId);
  if (all.length >= ROLES_MAX) throw new Failure('too_many_roles');
  const parent = all.find((role) => role.id === wanted.parent_role_id);
  if (!parent) throw new Failure('invalid_input', { fields: { parent_role_id: 'no such role' } });

  const role = {
    isPublic: wanted.is_public ?? false,
    permissions:
      wanted.permissions ?? NEW_ROLE_PERMISSIONS.filter((given) => parent.permissions.includes(given)),
  };
  const maker = { roleIds: ctx.member.roles.map(({ id }) => id), permissions: ctx.member.permissions };
  const fault = faultOfNewRole(maker, placeOf(parent, all), role);
  if (fault === 'parent_not_yours' || fault === 'more_than_you')
    throw new Failure('forbidden', { reason: fault });
  if (fault) throw new Failure('invalid_input', { reason: fault });

  const row = await insertRole(ctx.db, {
    orgId: ctx.orgId,
    name: wanted.name,
    parentId: parent.id,
    builtIn: null,
    isPublic: role.isPublic,
    permissions: [...role.permissions],
  });
  if (!row) throw new Failure('name_taken');
  await audit(ctx, 'role.create', row.id);
  return presentRole(row);
}
