import type { Permission } from '../http/index.ts';
import { ROLE_DEPTH_MAX } from './contract.ts';

/** A place in the role tree. `rank` is the depth: the owner's is 0, a larger number has less authority. */
export type RolePlace = {
  id: string;
  rank: number;
  /** Itself and every role above it. */
  line: readonly string[];
  permissions: readonly Permission[];
  /** Whether it is one of the public built-in roles or below one of them. */
  canBePublic: boolean;
};

/** What the maker holds: the union of their roles. */
export type Authority = { roleIds: readonly string[]; permissions: readonly Permission[] };

export type NewRole = { isPublic: boolean; permissions: readonly Permission[] };

export type RoleFault =
  | 'parent_not_yours'
  | 'more_than_parent'
  | 'more_than_you'
  | 'too_deep'
  | 'cannot_be_public';

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

/** Why somebody may not make this role below that parent; `undefined` when they may. */
export function faultOfNewRole(maker: Authority, parent: RolePlace, role: NewRole): RoleFault | undefined {
  if (!parent.line.some((id) => maker.roleIds.includes(id))) return 'parent_not_yours';
  if (parent.rank + 1 > ROLE_DEPTH_MAX) return 'too_deep';
  if (!role.permissions.every((permission) => parent.permissions.includes(permission)))
    return 'more_than_parent';
  if (!role.permissions.every((permission) => maker.permissions.includes(permission))) return 'more_than_you';
  const isHarmless = !role.permissions.some((permission) => NEVER_PUBLIC.includes(permission));
  if (role.isPublic && !(parent.canBePublic && isHarmless)) return 'cannot_be_public';
  return undefined;
}
