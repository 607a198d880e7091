import { type Db, heldRoles } from '../../../db/index.ts';

/** The ids of the active Owners. */
export async function ownersOf(db: Db, orgId: string): Promise<string[]> {
  const rows = await heldRoles(db)
    .select('membership.user_id')
    .where('membership.org_id', '=', orgId)
    .where('role.built_in', '=', 'owner')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function isActiveMember(db: Db, orgId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('membership')
    .select('user_id')
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}

/** Names and addresses of the people who work here, but for one. */
export function othersOf(db: Db, orgId: string, userId: string) {
  return db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select(['app_user.id', 'app_user.email', 'app_user.language'])
    .where('membership.org_id', '=', orgId)
    .where('membership.status', '=', 'active')
    .where('membership.user_id', '!=', userId)
    .orderBy('app_user.id')
    .execute();
}
