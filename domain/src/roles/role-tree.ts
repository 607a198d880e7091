import type { Permission } from '../features/index.ts';
import type { BuiltInRole } from './built-in-roles.ts';

export type RoleNode = {
  id: string;
  /** The role that supervises it; null for the Owner only. */
  parentId: string | null;
  /** Null for a role that someone made. */
  builtIn: BuiltInRole['key'] | null;
  isPublic: boolean;
  permissions: readonly Permission[];
};

/** All roles of one organisation, in any order. There are at most a hundred, so looking through them is quick. */
export type RoleTree = readonly RoleNode[];

export function roleOf(tree: RoleTree, id: string | null): RoleNode | undefined {
  return tree.find((role) => role.id === id);
}

/** The role and every role above it, nearest first; empty when there is no such role. */
export function withAncestors(tree: RoleTree, id: string | null): RoleNode[] {
  const line: RoleNode[] = [];
  let role = roleOf(tree, id);
  // No tree runs in a circle, but if one ever did, no question about it may run for ever.
  while (role && !line.includes(role)) {
    line.push(role);
    role = roleOf(tree, role.parentId);
  }
  return line;
}

/** The depth: the Owner's is 0, a larger number has less authority, and a role that does not exist has none at all. */
export function rankOf(tree: RoleTree, id: string): number {
  const { length } = withAncestors(tree, id);
  return length > 0 ? length - 1 : Number.POSITIVE_INFINITY;
}

/** Whether the role is strictly below one of the others. */
export function isBelow(tree: RoleTree, id: string, others: readonly string[]): boolean {
  const [, ...above] = withAncestors(tree, id);
  return above.some((role) => others.includes(role.id));
}

export function rolesBelow(tree: RoleTree, id: string): RoleNode[] {
  return tree.filter((role) => isBelow(tree, role.id, [id]));
}
