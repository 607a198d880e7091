import type { UserCtx } from '../../../db/index.ts';
import { readMe } from './me.ts';
import { allMyActivity } from './my-activity.ts';
import { listMySessions } from './my-sessions.ts';

/** Everything that is stored about the person, over all organisations; row security shows them their own rows only. */
export async function downloadMyData(ctx: UserCtx) {
  const { db, userId } = ctx;
  const memberships = await db
    .selectFrom('membership')
    .innerJoin('organisation', 'organisation.id', 'membership.org_id')
    .leftJoin('role_assignment', (join) =>
      join
        .onRef('role_assignment.org_id', '=', 'membership.org_id')
        .onRef('role_assignment.user_id', '=', 'membership.user_id'),
    )
    .leftJoin('role', (join) =>
      join
        .onRef('role.org_id', '=', 'role_assignment.org_id')
        .onRef('role.id', '=', 'role_assignment.role_id'),
    )
    .select((eb) => [
      'organisation.name as organisation',
      'membership.status',
      eb.fn.agg<(string | null)[]>('array_agg', ['role.name']).as('roles'),
    ])
    .where('membership.user_id', '=', userId)
    .groupBy(['organisation.id', 'membership.status'])
    .orderBy('organisation.id')
    .execute();
  const joinRequests = await db
    .selectFrom('join_request')
    .innerJoin('organisation', 'organisation.id', 'join_request.org_id')
    .innerJoin('role', (join) =>
      join.onRef('role.org_id', '=', 'join_request.org_id').onRef('role.id', '=', 'join_request.role_id'),
    )
    .select([
      'organisation.name as organisation',
      'role.name as role',
      'join_request.state',
      'join_request.created_at',
    ])
    .where('join_request.user_id', '=', userId)
    .orderBy('join_request.created_at')
    .orderBy('join_request.id')
    .execute();
  const notifications = await db
    .selectFrom('notification')
    .select(['kind', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const { unmailed_kinds } = await db
    .selectFrom('app_user')
    .select('unmailed_kinds')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const actions = await db
    .selectFrom('audit_entry')
    .innerJoin('organisation', 'organisation.id', 'audit_entry.org_id')
    .select(['organisation.name as organisation', 'audit_entry.action', 'audit_entry.at'])
    .where('audit_entry.actor_id', '=', userId)
    .orderBy('audit_entry.id')
    .execute();
  return {
    profile: await readMe(ctx),
    sessions: await listMySessions(ctx),
    memberships: memberships.map((row) => ({ ...row, roles: row.roles.filter((name) => name !== null) })),
    join_requests: joinRequests.map(({ created_at, ...request }) => ({
      ...request,
      created_at: created_at.toISOString(),
    })),
    notifications: notifications.map(({ kind, created_at, read_at }) => ({
      kind,
      created_at: created_at.toISOString(),
      read_at: read_at?.toISOString() ?? null,
    })),
    not_mailed: unmailed_kinds,
    actions: actions.map(({ at, ...action }) => ({ ...action, at: at.toISOString() })),
    activity: await allMyActivity(ctx),
  };
}
