import type { Db } from '../../../db/index.ts';

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
  const [owner, admin] = [await builtInRole(db, orgId, 'owner'), await builtInRole(db, orgId, 'admin')];
  await db
    .insertInto('role_assignment')
    .values([
      { org_id: orgId, user_id: to, role_id: owner, granted_by: from },
      { org_id: orgId, user_id: from, role_id: admin, granted_by: to },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .deleteFrom('role_assignment')
    .where('org_id', '=', orgId)
    .where('user_id', '=', from)
    .where('role_id', '=', owner)
    .execute();
}
