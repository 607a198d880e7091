import { Colleague } from '@qrigin/domain/members';
import { sql } from 'kysely';
import { type Db, type Listed, listed, type OrgCtx } from '../../db/index.ts';

function colleagues(db: Db, orgId: string) {
  return db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select([
      'app_user.id',
      'app_user.name',
      'app_user.email',
      'membership.status',
      'membership.created_at as joined_at',
      sql<{ id: string; name: string }[]>`coalesce((
        select json_agg(json_build_object('id', role.id, 'name', role.name) order by role.name, role.id)
        from role_assignment held join role on role.org_id = held.org_id and role.id = held.role_id
        where held.org_id = membership.org_id and held.user_id = membership.user_id), '[]')`.as('roles'),
      sql<number | null>`(
        select min(place.depth) from role_assignment held
        cross join lateral (
          select max(depth) as depth from role_closure
          where role_closure.org_id = held.org_id and role_closure.descendant_id = held.role_id) place
        where held.org_id = membership.org_id and held.user_id = membership.user_id)`.as('rank'),
      sql<boolean>`exists (
        select from authenticator
        where authenticator.user_id = membership.user_id and authenticator.confirmed_at is not null)`.as(
        'has_second_factor',
      ),
    ])
    .where('membership.org_id', '=', orgId);
}

type Row = Awaited<ReturnType<ReturnType<typeof colleagues>['executeTakeFirstOrThrow']>>;

function present(row: Row): Colleague {
  return {
    ...row,
    status: Colleague.shape.status.parse(row.status),
    joined_at: row.joined_at.toISOString(),
  };
}

export async function findColleague(db: Db, orgId: string, userId: string): Promise<Colleague> {
  const row = await colleagues(db, orgId).where('membership.user_id', '=', userId).executeTakeFirstOrThrow();
  return present(row);
}

function listOf(db: Db, rows: ReturnType<typeof colleagues>): Listed<Colleague> {
  // The names of a person's roles, read once, however many words are looked for in them. The planner leaves this out of a list that is not searched.
  const named = rows.leftJoinLateral(
    (eb) =>
      eb
        .selectFrom('role_assignment as held')
        // Not joined: a planner that knows little of the tables could go through all who have a role, for each person.
        .select(
          sql<string>`string_agg((select name from role where role.org_id = held.org_id and role.id = held.role_id), chr(10))`.as(
            'names',
          ),
        )
        .whereRef('held.org_id', '=', 'membership.org_id')
        .whereRef('held.user_id', '=', 'membership.user_id')
        .as('held_roles'),
    (join) => join.onTrue(),
  );
  return listed(db, named, {
    tieBreak: 'id',
    searched: ['app_user.name', 'app_user.email', 'held_roles.names'],
    present: (found) => found.map(present),
  });
}

export function listColleagues({ db, orgId }: OrgCtx): Listed<Colleague> {
  return listOf(db, colleagues(db, orgId));
}

export function holdersOf(db: Db, { orgId, roleId }: { orgId: string; roleId: string }): Listed<Colleague> {
  const holders = colleagues(db, orgId).where((eb) =>
    eb.exists(
      eb
        .selectFrom('role_assignment')
        .select('role_id')
        .whereRef('role_assignment.org_id', '=', 'membership.org_id')
        .whereRef('role_assignment.user_id', '=', 'membership.user_id')
        .where('role_assignment.role_id', '=', roleId),
    ),
  );
  return listOf(db, holders);
}

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
