import type { Permission } from '../features/index.ts';
import { actingRoles, mayDo, type Person } from './authority.ts';
import { ROLE_DEPTH_MAX, ROLES_MAX } from './contract.ts';
import { isHarmless, isOpenAbove } from './public-roles.ts';
import {
  isBelow,
  type RoleNode,
  type RoleTree,
  rankOf,
  roleOf,
  rolesBelow,
  withAncestors,
} from './role-tree.ts';

type Place = { parentId: string | null; permissions: readonly Permission[]; isPublic: boolean };
type PlaceFault =
  | 'no_such_parent'
  | 'parent_not_yours'
  | 'too_deep'
  | 'more_than_parent'
  | 'more_than_you'
  | 'cannot_be_public';
type TouchFault = 'no_permission' | 'no_such_role' | 'built_in' | 'role_not_below_you';

export type NewRole = { parentId: string; permissions: readonly Permission[]; isPublic: boolean };
export type NewRoleFault = PlaceFault | 'no_permission' | 'too_many_roles';

/** Why someone may not make this role (R1, R2, R5, R6); `undefined` when they may. Names are the database's affair. */
export function faultOfNewRole(tree: RoleTree, maker: Person, role: NewRole): NewRoleFault | undefined {
  if (!mayDo(tree, maker, 'role.manage')) return 'no_permission';
  if (tree.length >= ROLES_MAX) return 'too_many_roles';
  return faultOfPlace(tree, maker, role, []);
}

/** What is left out stays as it is; a change of nothing but the name is an empty one. */
export type RoleChange = { parentId?: string; permissions?: readonly Permission[]; isPublic?: boolean };
export type ChangedRoleFault = TouchFault | PlaceFault | 'cycle';

/** Why someone may not change the role so. What is taken from it must be taken from those below: `permissionsBelow`. */
export function faultOfChangedRole(
  tree: RoleTree,
  actor: Person,
  roleId: string,
  change: RoleChange,
): ChangedRoleFault | undefined {
  const touched = touch(tree, actor, roleId);
  if (typeof touched === 'string') return touched;
  const wanted: Place = { ...touched, ...change };
  const moved = [touched, ...rolesBelow(tree, roleId)];
  if (moved.some(({ id }) => id === wanted.parentId)) return 'cycle';
  return faultOfPlace(tree, actor, wanted, moved);
}

/** R1: what every role below may do, once this one may do no more than these. */
export function permissionsBelow(
  tree: RoleTree,
  roleId: string,
  permissions: readonly Permission[],
): { id: string; permissions: Permission[] }[] {
  return rolesBelow(tree, roleId).map((role) => ({
    id: role.id,
    permissions: role.permissions.filter((held) => permissions.includes(held)),
  }));
}

export type RoleUse = { people: readonly Person[]; scanPages: number };
export type DeletedRoleFault = TouchFault | 'has_roles_below' | 'in_use';

/** Why someone may not delete the role. People use it while they are suspended, too. */
export function faultOfDeletedRole(
  tree: RoleTree,
  actor: Person,
  roleId: string,
  { people, scanPages }: RoleUse,
): DeletedRoleFault | undefined {
  const touched = touch(tree, actor, roleId);
  if (typeof touched === 'string') return touched;
  if (rolesBelow(tree, roleId).length > 0) return 'has_roles_below';
  if (scanPages > 0 || people.some(({ roleIds }) => roleIds.includes(roleId))) return 'in_use';
  return undefined;
}

/** The role, or why this person may not lay hands on it. */
function touch(tree: RoleTree, actor: Person, roleId: string): RoleNode | TouchFault {
  if (!mayDo(tree, actor, 'role.manage')) return 'no_permission';
  const role = roleOf(tree, roleId);
  if (!role) return 'no_such_role';
  if (role.builtIn !== null) return 'built_in';
  return isBelow(tree, roleId, actingRoles(actor)) ? role : 'role_not_below_you';
}

/** `moved` is the role with all below it, which go where it goes; nothing for a new one. */
function faultOfPlace(
  tree: RoleTree,
  actor: Person,
  { parentId, permissions, isPublic }: Place,
  moved: readonly RoleNode[],
): PlaceFault | undefined {
  const parent = roleOf(tree, parentId);
  if (!parent) return 'no_such_parent';
  if (!withAncestors(tree, parent.id).some(({ id }) => actingRoles(actor).includes(id)))
    return 'parent_not_yours';
  if (rankOf(tree, parent.id) + levelsOf(tree, moved) > ROLE_DEPTH_MAX) return 'too_deep';
  if (!permissions.every((permission) => parent.permissions.includes(permission))) return 'more_than_parent';
  // With R1 kept this follows from the two before; should it ever be broken, no one gains by it.
  if (!permissions.every((permission) => mayDo(tree, actor, permission))) return 'more_than_you';
  const [, ...below] = moved;
  const isAnyPublic = isPublic || below.some((role) => role.isPublic);
  if (isAnyPublic && !isOpenAbove(tree, parent.id)) return 'cannot_be_public';
  return isPublic && !isHarmless(permissions) ? 'cannot_be_public' : undefined;
}

/** How many levels of the tree these take: one for a role with nothing below it. */
function levelsOf(tree: RoleTree, moved: readonly RoleNode[]): number {
  const ranks = moved.map(({ id }) => rankOf(tree, id));
  return ranks.length > 0 ? Math.max(...ranks) - Math.min(...ranks) + 1 : 1;
}
