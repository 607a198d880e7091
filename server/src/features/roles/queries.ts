import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** All roles, highest first; a role's depth is its rank. */
export function rolesByRank(db: Db, orgId: string) {
  return db
    .selectFrom('role')
    .innerJoin('role_closure', (join) =>
      join
        .onRef('role_closure.org_id', '=', 'role.org_id')
        .onRef('role_closure.descendant_id', '=', 'role.id'),
    )
    .select((eb) => [
      'role.id',
      'role.name',
      'role.parent_role_id',
      'role.built_in',
      'role.is_public',
      'role.permissions',
      eb.fn.max('role_closure.depth').as('rank'),
      sql<string[]>`array_agg(role_closure.ancestor_id order by role_closure.depth)`.as('line'),
    ])
    .where('role.org_id', '=', orgId)
    .groupBy(['role.org_id', 'role.id'])
    .orderBy('rank')
    .orderBy('role.created_at')
    .orderBy('role.name')
    .orderBy('role.id')
    .execute();
}

export type RoleRow = Awaited<ReturnType<typeof rolesByRank>>[number];

/** Makers of roles wait for each other, so that no two of them count the same roles. */
export async function lockRoles(db: Db, orgId: string): Promise<void> {
  await db
    .selectFrom('role')
    .select('id')
    .where('org_id', '=', orgId)
    .where('built_in', '=', 'owner')
    .forNoKeyUpdate()
    .execute();
}

type NewRoleRow = {
  orgId: string;
  name: string;
  parentId: string | null;
  builtIn: string | null;
  isPublic: boolean;
  permissions: string[];
};

/** Stores a role with its place in the tree. `undefined` when the name is taken. */
export async function insertRole(db: Db, role: NewRoleRow) {
  const row = await db
    .insertInto('role')
    .values({
      org_id: role.orgId,
      name: role.name,
      parent_role_id: role.parentId,
      built_in: role.builtIn,
      is_public: role.isPublic,
      permissions: role.permissions,
    })
    .onConflict((conflict) => conflict.expression(sql`org_id, lower(name)`).doNothing())
    .returning(['id', 'name', 'parent_role_id', 'built_in', 'is_public', 'permissions'])
    .executeTakeFirst();
  if (row) await insertClosure(db, { orgId: role.orgId, id: row.id, parentId: role.parentId });
  return row;
}

async function insertClosure(
  db: Db,
  { orgId, id, parentId }: { orgId: string; id: string; parentId: string | null },
) {
  await sql`
    insert into role_closure (org_id, ancestor_id, descendant_id, depth)
    select org_id, ancestor_id, ${id}::uuid, depth + 1
    from role_closure where org_id = ${orgId} and descendant_id = ${parentId}
    union all select ${orgId}::uuid, ${id}::uuid, ${id}::uuid, 0`.execute(db);
}
