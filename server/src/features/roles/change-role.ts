import { Failure } from '@qrigin/domain/errors';
import type { Permission } from '@qrigin/domain/features';
import {
  type ChangedRoleFault,
  faultOfChangedRole,
  faultOfDeletedRole,
  permissionsBelow,
  ROLE_EVENTS,
  type Role,
} from '@qrigin/domain/roles';
import { type MemberCtx, violates } from '../../db/index.ts';
import { record } from '../notifications/index.ts';
import { loadPeople, loadStanding } from './load-standing.ts';
import { presentRole } from './present-role.ts';
import { countUses, holderIds, removeRoleRow, storePermissions, updateRole } from './queries.ts';

type Change = { name: string; is_public: boolean; permissions: Permission[] };

/** What the tree cannot take is wrong input; everything else is a matter of authority. */
function failureOf(fault: ChangedRoleFault): Failure {
  if (fault === 'no_such_role') return new Failure('not_found');
  const isWrong = fault === 'more_than_parent' || fault === 'cannot_be_public';
  return new Failure(isWrong ? 'invalid_input' : 'forbidden', { reason: fault });
}

/** What the role may no longer do, no role below it may from the same moment on. */
export async function changeRole(ctx: MemberCtx, id: string, change: Change): Promise<Role> {
  const { db, orgId } = ctx;
  const roleId = id.toLowerCase();
  const { tree, actor } = await loadStanding(ctx);
  const { name, is_public: isPublic, permissions } = change;
  const fault = faultOfChangedRole(tree, actor, roleId, { isPublic, permissions });
  if (fault) throw failureOf(fault);

  const row = await updateRole(db, { orgId, id: roleId }, { name, isPublic, permissions }).catch(
    (error: unknown) => {
      throw violates(error, 'role_one_per_name') ? new Failure('name_taken') : error;
    },
  );
  for (const below of permissionsBelow(tree, roleId, permissions)) {
    const before = tree.find((role) => role.id === below.id);
    if (before?.permissions.length === below.permissions.length) continue;
    await storePermissions(db, { orgId, id: below.id }, below.permissions);
    await record(ctx, ROLE_EVENTS.changed, { id: below.id });
  }
  await record(ctx, ROLE_EVENTS.changed, { id: roleId });
  return presentRole(row);
}

export async function deleteRole(ctx: MemberCtx, id: string): Promise<Role> {
  const { db, orgId } = ctx;
  const roleId = id.toLowerCase();
  const { tree, actor } = await loadStanding(ctx);
  const people = await loadPeople(db, orgId, await holderIds(db, orgId, roleId));
  // Whatever else goes by the role keeps it, as a scan page of it does.
  const scanPages = await countUses(db, orgId, roleId);
  const fault = faultOfDeletedRole(tree, actor, roleId, { people, scanPages });
  if (fault === 'no_such_role') throw new Failure('not_found');
  if (fault === 'in_use' || fault === 'has_roles_below') throw new Failure('role_in_use', { reason: fault });
  if (fault) throw new Failure('forbidden', { reason: fault });

  const row = await removeRoleRow(db, orgId, roleId);
  await record(ctx, ROLE_EVENTS.deleted, { id: roleId });
  return presentRole(row);
}
