import { BUILT_IN_ROLES, type BuiltInRole } from '@qrigin/domain/roles';
import type { OrgCtx } from '../../db/index.ts';
import { insertRole } from './queries.ts';

/** The five roles of a new organisation; answers the id of its Owner role. */
export async function createBuiltInRoles(ctx: OrgCtx): Promise<string> {
  const ids = new Map<BuiltInRole['key'], string>();
  for (const role of BUILT_IN_ROLES) {
    const row = await insertRole(ctx.db, {
      orgId: ctx.orgId,
      name: role.name,
      parentId: role.parent === null ? null : (ids.get(role.parent) ?? null),
      builtIn: role.key,
      isPublic: role.isPublic,
      permissions: [...role.permissions],
    });
    if (row) ids.set(role.key, row.id);
  }
  const owner = ids.get('owner');
  if (!owner) throw new Error('a new organisation must get its Owner role');
  return owner;
}
