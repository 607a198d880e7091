import { sql } from 'kysely';
import { type Db, heldRoles } from '../../db/index.ts';

export function insertOrganisation(db: Db, name: string) {
  return db.insertInto('organisation').values({ name }).returning(['id', 'name']).executeTakeFirstOrThrow();
}

export async function insertOwner(
  db: Db,
  { orgId, userId, roleId }: { orgId: string; userId: string; roleId: string },
) {
  await db.insertInto('membership').values({ org_id: orgId, user_id: userId }).execute();
  await db
    .insertInto('role_assignment')
    .values({ org_id: orgId, user_id: userId, role_id: roleId, granted_by: userId })
    .execute();
}

/** Outside any organisation: row security shows a person their own memberships and roles, and nobody else's. */
export function organisationsOf(db: Db, userId: string) {
  return heldRoles(db)
    .innerJoin('organisation', 'organisation.id', 'membership.org_id')
    .select([
      'organisation.id',
      'organisation.name',
      'organisation.logo_url',
      sql<{ id: string; name: string }[]>`
        json_agg(json_build_object('id', role.id, 'name', role.name) order by role.name, role.id)`.as(
        'roles',
      ),
    ])
    .where('membership.user_id', '=', userId)
    .groupBy('organisation.id')
    .orderBy(sql`lower(organisation.name)`)
    .orderBy('organisation.id')
    .execute();
}

export function findUser(db: Db, userId: string) {
  return db
    .selectFrom('app_user')
    .select(['id', 'name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
