import type { Permission } from '@qrigin/domain/features';
import { permissionsBelow, type RoleTree } from '@qrigin/domain/roles';

/** What can be changed of a role. */
export interface RoleFields {
  name: string;
  is_public: boolean;
  permissions: Permission[];
}

export const fieldsOf = ({ name, is_public, permissions }: RoleFields): RoleFields => ({
  name,
  is_public,
  permissions: permissions.toSorted(),
});

/** The permissions with this one, or without it when it was there. Always in one order, so that equal is equal. */
export function toggled(permissions: readonly Permission[], permission: Permission): Permission[] {
  const others = permissions.filter((held) => held !== permission);
  return (others.length < permissions.length ? others : [...permissions, permission]).toSorted();
}

/** How much would be saved: each permission, the name and whether it is public count one. */
export function countChanges(before: RoleFields, now: RoleFields): number {
  const given = now.permissions.filter((permission) => !before.permissions.includes(permission));
  const taken = before.permissions.filter((permission) => !now.permissions.includes(permission));
  return (
    given.length +
    taken.length +
    Number(now.name.trim() !== before.name) +
    Number(now.is_public !== before.is_public)
  );
}

/** The roles below that would lose something, and what. */
export function lostBelow(
  tree: RoleTree,
  roleId: string,
  permissions: readonly Permission[],
): { roleId: string; lost: Permission[] }[] {
  return permissionsBelow(tree, roleId, permissions).flatMap(({ id, permissions: kept }) => {
    const held = tree.find((role) => role.id === id)?.permissions ?? [];
    const lost = held.filter((permission) => !kept.includes(permission));
    return lost.length > 0 ? [{ roleId: id, lost }] : [];
  });
}
