import { Failure } from '@qrigin/domain/errors';
import type { Person, RoleTree } from '@qrigin/domain/roles';
import { sql } from 'kysely';
import type { Db, OrgCtx } from '../../db/index.ts';
import { lockRoles, rolesByRank } from './queries.ts';
import { toRoleTree } from './to-role-tree.ts';

export async function loadTree(db: Db, orgId: string): Promise<RoleTree> {
  return toRoleTree(await rolesByRank(db, orgId));
}

/** Those of them who belong to the organisation, with the roles they hold there. */
export async function loadPeople(db: Db, orgId: string, userIds: readonly string[]): Promise<Person[]> {
  const rows = await db
    .selectFrom('membership')
    .leftJoin('role_assignment as held', (join) =>
      join.onRef('held.org_id', '=', 'membership.org_id').onRef('held.user_id', '=', 'membership.user_id'),
    )
    .select([
      'membership.user_id as id',
      'membership.status',
      sql<string[]>`coalesce(array_agg(held.role_id) filter (where held.role_id is not null), '{}')`.as(
        'roleIds',
      ),
    ])
    .where('membership.org_id', '=', orgId)
    .where(sql<boolean>`membership.user_id = any(${[...userIds]}::uuid[])`)
    .groupBy(['membership.user_id', 'membership.status'])
    .execute();
  return rows.map((row) => ({ ...row, status: row.status === 'active' ? 'active' : 'suspended' }));
}

export type Standing = { tree: RoleTree; actor: Person; people: Person[] };

/**
 * The roles, the caller and the people named, as they are now: everyone else who would change them waits until the end
 * of this transaction. The guard has looked already, but before the wait; who was put out meanwhile finds nothing.
 */
export async function loadStanding(ctx: OrgCtx, userIds: readonly string[] = []): Promise<Standing> {
  const { db, orgId, userId } = ctx;
  await lockRoles(db, orgId);
  const people = await loadPeople(db, orgId, [userId, ...userIds]);
  const actor = people.find(({ id }) => id === userId);
  if (actor?.status !== 'active') throw new Failure('not_found');
  return { tree: await loadTree(db, orgId), actor, people };
}
