import type { Permission } from '@qrigin/domain/features';
import { faultOfChangedRole, type Person, type RoleTree } from '@qrigin/domain/roles';

/** Its place, or what it allows, keeps the role from being one that strangers may ask for. */
export type WhyNotPublic = { because: 'place' } | { because: 'permissions'; permissions: Permission[] };

export function whyNotPublic(
  tree: RoleTree,
  actor: Person,
  roleId: string,
  permissions: readonly Permission[],
): WhyNotPublic | undefined {
  const isRefused = (wanted: readonly Permission[]) =>
    faultOfChangedRole(tree, actor, roleId, { permissions: wanted, isPublic: true }) === 'cannot_be_public';
  if (isRefused([])) return { because: 'place' };
  const harmful = permissions.filter((permission) => isRefused([permission]));
  return harmful.length > 0 ? { because: 'permissions', permissions: harmful } : undefined;
}
