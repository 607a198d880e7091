import type { Permission } from '../features/index.ts';
import { isBelow, type RoleNode, type RoleTree, rankOf, roleOf } from './role-tree.ts';

/** Someone who belongs to the organisation, with the roles they hold there. */
export type Person = { id: string; status: 'active' | 'suspended'; roleIds: readonly string[] };

/** The roles someone can act by: none while they are suspended. */
export function actingRoles({ status, roleIds }: Person): readonly string[] {
  return status === 'active' ? roleIds : [];
}

/** One role that allows it is enough. */
export function mayDo(tree: RoleTree, person: Person, permission: Permission): boolean {
  return actingRoles(person).some((id) => roleOf(tree, id)?.permissions.includes(permission));
}

/** The smallest depth among the roles; infinite for none. */
export function highestRank(tree: RoleTree, roleIds: readonly string[]): number {
  return Math.min(...roleIds.map((id) => rankOf(tree, id)));
}

/** What the Access page shows to someone: exactly the roles that they could give and take. */
export function rolesBelowPerson(tree: RoleTree, person: Person): RoleNode[] {
  return tree.filter((role) => isBelow(tree, role.id, actingRoles(person)));
}
