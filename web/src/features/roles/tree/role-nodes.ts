import type { Whoami } from '@qrigin/domain/organisations';
import { BUILT_IN_ROLES, type Role, type RoleNode, type RoleTree } from '@qrigin/domain/roles';

/** The caller as the rules see them. */
export const actorOf = ({ id, roles }: Whoami) => ({
  id,
  status: 'active' as const,
  roleIds: roles.map((role) => role.id),
});

/** The roles as the rules see them. Built-in ones keep their names for ever, so a name tells which one it is. */
export function treeOf(roles: readonly Role[]): RoleTree {
  return roles.map((role) => ({
    id: role.id,
    parentId: role.parent_role_id,
    builtIn: role.built_in ? (BUILT_IN_ROLES.find(({ name }) => name === role.name)?.key ?? null) : null,
    isPublic: role.is_public,
    permissions: role.permissions,
  }));
}

/**
 * The tree of someone who may not see all roles: those below them, with their own on top. A role that someone else
 * has and that is not among these is none that they could touch, so it counts as one of the highest.
 */
export function treeBelow(me: Whoami, below: readonly Role[], seen: readonly { id: string }[]): RoleTree {
  const known = treeOf(below);
  const tops = [...me.roles, ...seen].map(({ id }) => topRole(id, me));
  const missing = tops.filter(
    ({ id }, at) =>
      !known.some((role) => role.id === id) && tops.findIndex((other) => other.id === id) === at,
  );
  return [...known, ...missing];
}

function topRole(id: string, { roles, permissions }: Whoami): RoleNode {
  const isMine = roles.some((role) => role.id === id);
  return { id, parentId: null, builtIn: null, isPublic: false, permissions: isMine ? permissions : [] };
}
