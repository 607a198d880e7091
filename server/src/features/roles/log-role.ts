import type { ROLE_LOG } from '@qrigin/domain/roles';
import { logSecurity, type OrgCtx } from '../../db/index.ts';

/**
 * Which role a person got or lost, by its name of that day, and from whom. Not from where: that would be where whoever
 * gave it sits.
 */
export async function logRole(
  { db, orgId, userId: actorId }: Pick<OrgCtx, 'db' | 'orgId' | 'userId'>,
  kind: (typeof ROLE_LOG)[keyof typeof ROLE_LOG],
  { userId, roleId }: { userId: string; roleId: string },
): Promise<void> {
  const { name } = await db
    .selectFrom('role')
    .select('name')
    .where('org_id', '=', orgId)
    .where('id', '=', roleId)
    .executeTakeFirstOrThrow();
  await logSecurity(db, { kind, userId, actorId, organisationId: orgId, subjectId: roleId, detail: name });
}
