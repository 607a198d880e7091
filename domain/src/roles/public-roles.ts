import type { Permission } from '../http/index.ts';
import { type RoleTree, withAncestors } from './role-tree.ts';

/** Never part of a role that strangers may ask for. */
const NEVER_PUBLIC: readonly Permission[] = [
  'org.legal.view',
  'org.legal.edit',
  'org.transfer',
  'org.delete',
  'subdomain.manage',
  'billing.view',
  'billing.pay',
  'audit.view',
  'member.view',
  'member.assign',
  'member.remove',
  'join.view',
  'join.decide',
  'role.manage',
  'product.delete',
  'qr.delete',
  'qr.renew',
  'qr.generate',
  'form.code',
];

export function isHarmless(permissions: readonly Permission[]): boolean {
  return !permissions.some((permission) => NEVER_PUBLIC.includes(permission));
}

/** Whether roles below this one can be public: it is one of the public built-in roles or below one of them. */
export function isOpenAbove(tree: RoleTree, parentId: string): boolean {
  return withAncestors(tree, parentId).some(
    ({ builtIn }) => builtIn === 'member' || builtIn === 'qr_operator',
  );
}
