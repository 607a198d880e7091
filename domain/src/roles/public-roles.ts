import { PERMISSION_TYPES, type Permission } from '../features/index.ts';
import { type RoleTree, withAncestors } from './role-tree.ts';

/** Never part of a role that strangers may ask for. */
const NEVER_PUBLIC: readonly Permission[] = PERMISSION_TYPES.filter(({ isNeverPublic }) => isNeverPublic).map(
  ({ name }) => name,
);

export function isHarmless(permissions: readonly Permission[]): boolean {
  return !permissions.some((permission) => NEVER_PUBLIC.includes(permission));
}

/** Whether roles below this one can be public: it is one of the public built-in roles or below one of them. */
export function isOpenAbove(tree: RoleTree, parentId: string): boolean {
  return withAncestors(tree, parentId).some(
    ({ builtIn }) => builtIn === 'member' || builtIn === 'qr_operator',
  );
}
