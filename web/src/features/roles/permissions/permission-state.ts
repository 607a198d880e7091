import type { Permission } from '@qrigin/domain/features';
import { faultOfChangedRole, type Person, type RoleTree } from '@qrigin/domain/roles';

/** Why a permission cannot be given: the role above lacks it, one lacks it oneself, or the role is looked at only. */
export type WhyNot = 'parent' | 'you' | 'looking';

interface PermissionState {
  isHeld: boolean;
  /** Not as the server has it. */
  isChanged: boolean;
  whyNot: WhyNot | undefined;
}

export type StateOf = (permission: Permission) => PermissionState;

/** Why someone may not give this permission to the role, by the rule that the server holds them to. */
export function whyNotGiven(
  tree: RoleTree,
  actor: Person,
  roleId: string,
  permission: Permission,
): WhyNot | undefined {
  const fault = faultOfChangedRole(tree, actor, roleId, { permissions: [permission], isPublic: false });
  if (fault === undefined) return undefined;
  if (fault === 'more_than_parent') return 'parent';
  return fault === 'more_than_you' ? 'you' : 'looking';
}

/** For a role that is looked at: what it has, and nothing to change. */
export const lookedAt =
  (permissions: readonly Permission[]): StateOf =>
  (permission) => ({ isHeld: permissions.includes(permission), isChanged: false, whyNot: 'looking' });
