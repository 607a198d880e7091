import { ROLE_LOG } from '@qrigin/domain/roles';
import type { Db } from '../../../db/index.ts';
import { insertAssignment } from '../../members/index.ts';
import { logRole } from '../../roles/index.ts';

type HandOver = { orgId: string; from: string; to: string };

async function builtInRole(db: Db, orgId: string, key: 'owner' | 'admin'): Promise<string> {
  const { id } = await db
    .selectFrom('role')
    .select('id')
    .where('org_id', '=', orgId)
    .where('built_in', '=', key)
    .executeTakeFirstOrThrow();
  return id;
}

/** The receiver becomes an Owner; the giver is one no more, and an Admin. Other roles of both stay. */
export async function giveOwnership(db: Db, { orgId, from, to }: HandOver): Promise<void> {
  const giver = { db, orgId, userId: from };
  const [owner, admin] = [await builtInRole(db, orgId, 'owner'), await builtInRole(db, orgId, 'admin')];
  for (const [userId, roleId, by] of [
    [to, owner, from],
    [from, admin, to],
  ] as const) {
    const isNew = await insertAssignment(db, { orgId, userId, roleId }, by);
    if (isNew) await logRole(giver, ROLE_LOG.given, { userId, roleId });
  }
  await logRole(giver, ROLE_LOG.removed, { userId: from, roleId: owner });
  await db
    .deleteFrom('role_assignment')
    .where('org_id', '=', orgId)
    .where('user_id', '=', from)
    .where('role_id', '=', owner)
    .execute();
}
