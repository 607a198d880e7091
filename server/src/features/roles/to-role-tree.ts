import { PERMISSIONS } from '@qrigin/domain/features';
import { BUILT_IN_ROLES, type RoleNode } from '@qrigin/domain/roles';
import type { RoleRow } from './queries.ts';

/** The stored roles as the rules want them. */
export function toRoleTree(rows: readonly RoleRow[]): RoleNode[] {
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parent_role_id,
    builtIn: BUILT_IN_ROLES.find(({ key }) => key === row.built_in)?.key ?? null,
    isPublic: row.is_public,
    permissions: PERMISSIONS.filter((permission) => row.permissions.includes(permission)),
  }));
}
