import type { Db } from '../../db/index.ts';

type Held = { orgId: string; userId: string; roleId: string };

/** Whether it is new to them. */
export async function insertAssignment(
  db: Db,
  { orgId, userId, roleId }: Held,
  grantedBy: string,
): Promise<boolean> {
  const row = await db
    .insertInto('role_assignment')
    .values({ org_id: orgId, user_id: userId, role_id: roleId, granted_by: grantedBy })
    .onConflict((conflict) => conflict.doNothing())
    .returning('role_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteAssignment(db: Db, { orgId, userId, roleId }: Held): Promise<void> {
  await db
    .deleteFrom('role_assignment')
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where('role_id', '=', roleId)
    .execute();
}

/** Makes them a member if they are none yet. */
export async function storeStatus(
  db: Db,
  { orgId, userId }: Omit<Held, 'roleId'>,
  status: 'active' | 'suspended',
): Promise<void> {
  await db
    .insertInto('membership')
    .values({ org_id: orgId, user_id: userId, status })
    .onConflict((conflict) => conflict.columns(['org_id', 'user_id']).doUpdateSet({ status }))
    .execute();
}
