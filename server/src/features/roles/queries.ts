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

/**
 * Calls that change roles, or who has them, take turns: what the rules were asked about must still be so when
 * it is stored. Calls that leave, close or hand over the organisation wait at the same row.
 */
export async function lockRoles(db: Db, orgId: string): Promise<void> {
  await db.selectFrom('organisation').select('id').where('id', '=', orgId).forNoKeyUpdate().execute();
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

const SHOWN = ['id', 'name', 'parent_role_id', 'built_in', 'is_public', 'permissions'] as const;
type One = { orgId: string; id: string };

/** Throws what the database says when the name is taken. */
export function updateRole(
  db: Db,
  { orgId, id }: One,
  role: { name: string; isPublic: boolean; permissions: string[] },
) {
  return db
    .updateTable('role')
    .set({ name: role.name, is_public: role.isPublic, permissions: role.permissions })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
}

export async function storePermissions(db: Db, { orgId, id }: One, permissions: string[]): Promise<void> {
  await db
    .updateTable('role')
    .set({ permissions })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}

export function removeRoleRow(db: Db, orgId: string, id: string) {
  return db
    .deleteFrom('role')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
}

/** Everyone who holds the role, whether they may work or not. */
export async function holderIds(db: Db, orgId: string, roleId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('role_assignment')
    .select('user_id')
    .where('org_id', '=', orgId)
    .where('role_id', '=', roleId)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function ownerIds(db: Db, orgId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('role')
    .innerJoin('role_assignment as held', (join) =>
      join.onRef('held.org_id', '=', 'role.org_id').onRef('held.role_id', '=', 'role.id'),
    )
    .select('held.user_id')
    .where('role.org_id', '=', orgId)
    .where('role.built_in', '=', 'owner')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Packagings and events that name the role, and people who wait to be let in with it. */
export async function countUses(db: Db, orgId: string, roleId: string): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    select ((select count(*) from packaging where org_id = ${orgId} and role_id = ${roleId})
      + (select count(*) from trace_event where org_id = ${orgId} and role_id = ${roleId})
      + (select count(*) from join_request where org_id = ${orgId} and role_id = ${roleId}
          and state = 'pending' and expires_at > now()))::int as uses`.execute(db);
  return rows[0]?.uses ?? 0;
}

/** How many active people hold each role; a role that no one holds is not there. */
export async function countHolders(db: Db, orgId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('role_assignment as held')
    .innerJoin('membership', (join) =>
      join.onRef('membership.org_id', '=', 'held.org_id').onRef('membership.user_id', '=', 'held.user_id'),
    )
    .select(['held.role_id', sql<number>`count(*)::int`.as('people')])
    .where('held.org_id', '=', orgId)
    .where('membership.status', '=', 'active')
    .groupBy('held.role_id')
    .execute();
  return new Map(rows.map(({ role_id, people }) => [role_id, people]));
}
