import { FOUND_PER_PAGE } from '@qrigin/domain/organisations';
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

/** Outside any organisation: row security shows a person their own memberships and roles, and no one else's. */
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
      sql<number>`(select count(*)::int from product
        where product.org_id = organisation.id and product.deleted_at is null)`.as('product_count'),
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

const SETTINGS = [
  'id',
  'name',
  'is_findable',
  sql<boolean>`verified_at is not null`.as('is_verified'),
] as const;

export function findOrganisation(db: Db, orgId: string) {
  return db.selectFrom('organisation').select(SETTINGS).where('id', '=', orgId).executeTakeFirstOrThrow();
}

export function updateOrganisation(db: Db, orgId: string, settings: { name: string; is_findable: boolean }) {
  return db
    .updateTable('organisation')
    .set(settings)
    .where('id', '=', orgId)
    .returning(SETTINGS)
    .executeTakeFirstOrThrow();
}

/** Organisations that let themselves be found and are open, by part of their name. */
export function organisationsNamed(db: Db, part: string, page: number) {
  // What was typed is text, also where the pattern has signs of its own.
  const pattern = `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return db
    .selectFrom('organisation')
    .select(['id', 'name', 'logo_url'])
    .where('name', 'ilike', pattern)
    .where(sql<boolean>`is_findable`)
    .where('closed_at', 'is', null)
    .where('suspended_at', 'is', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(FOUND_PER_PAGE)
    .offset((page - 1) * FOUND_PER_PAGE)
    .execute();
}
