import type { Permission } from '../../features/index.ts';
import { BUILT_IN_ROLES, type Person, type RoleNode } from '../index.ts';

/** A role that someone made, named by its id; not public and allowed nothing unless said otherwise. */
export function made(id: string, parentId: string, more: Partial<RoleNode> = {}): RoleNode {
  return { id, parentId, builtIn: null, isPublic: false, permissions: [], ...more };
}

/** The five built-in roles, whose ids are their keys, and the others. */
export function treeWith(...others: RoleNode[]): RoleNode[] {
  const builtIn = BUILT_IN_ROLES.map(({ key, parent, isPublic, permissions }) => ({
    id: key,
    parentId: parent,
    builtIn: key,
    isPublic,
    permissions,
  }));
  return [...builtIn, ...others];
}

/** A straight line of made roles below `parentId`, each named by its place in it. */
export function chain(parentId: string, length: number, permissions: readonly Permission[] = []): RoleNode[] {
  return Array.from({ length }, (_, at) =>
    made(`${parentId}/${at + 1}`, at === 0 ? parentId : `${parentId}/${at}`, { permissions }),
  );
}

export function holder(...roleIds: string[]): Person {
  return { id: `who is ${roleIds.join(' and ')}`, status: 'active', roleIds };
}

export function suspended(...roleIds: string[]): Person {
  return { ...holder(...roleIds), status: 'suspended' };
}
