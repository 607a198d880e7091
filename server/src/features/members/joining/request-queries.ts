import { JOIN_PAUSE_HOURS, type JOIN_STATES, JoinRequest } from '@qrigin/domain/members';
import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

/** What a request is by now: the sweep comes once a day, but time does not wait for it, nor does a closed organisation. */
const STATE_NOW = sql<string>`
  case when request.state = 'pending' and (request.expires_at <= now() or organisation.closed_at is not null)
    then 'expired' else request.state end`;
const DECIDED = sql<Date | null>`
  case when request.state = 'pending' and request.expires_at <= now() then request.expires_at
    when request.state = 'pending' then organisation.closed_at else request.decided_at end`;

/** Requests with the words that people know them by; those of whom is a matter of the transaction. */
export function requests(db: Db) {
  return db
    .selectFrom('join_request as request')
    .innerJoin('organisation', 'organisation.id', 'request.org_id')
    .innerJoin('app_user as asker', 'asker.id', 'request.user_id')
    .innerJoin('role', (join) =>
      join.onRef('role.org_id', '=', 'request.org_id').onRef('role.id', '=', 'request.role_id'),
    )
    .leftJoin('app_user as supervisor', 'supervisor.id', 'request.supervisor_id')
    .select([
      'request.id',
      'request.created_at',
      'request.expires_at',
      STATE_NOW.as('state'),
      DECIDED.as('decided_at'),
      'organisation.id as org_id',
      'organisation.name as org_name',
      'organisation.logo_url',
      'asker.id as user_id',
      'asker.name as name',
      'asker.email',
      'role.id as role_id',
      'role.name as role_name',
      'supervisor.id as supervisor_id',
      'supervisor.name as supervisor_name',
    ]);
}

export type RequestRow = Awaited<ReturnType<ReturnType<typeof requests>['executeTakeFirstOrThrow']>>;

export function inState(state: (typeof JOIN_STATES)[number]) {
  return sql<boolean>`${STATE_NOW} = ${state}`;
}

export function presentRequest(row: RequestRow): JoinRequest {
  const { supervisor_id, supervisor_name } = row;
  return {
    id: row.id,
    organisation: { id: row.org_id, name: row.org_name, logo_url: row.logo_url },
    user: { id: row.user_id, name: row.name, email: row.email },
    role: { id: row.role_id, name: row.role_name },
    supervisor:
      supervisor_id === null || supervisor_name === null
        ? null
        : { id: supervisor_id, name: supervisor_name },
    state: JoinRequest.shape.state.parse(row.state),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}

export function findRequest(db: Db, orgId: string, id: string) {
  return requests(db).where('request.org_id', '=', orgId).where('request.id', '=', id).executeTakeFirst();
}

/** Outside any organisation: row security shows a person what they asked for. */
export function findOwnRequest(db: Db, id: string, userId: string) {
  return db
    .selectFrom('join_request')
    .select('org_id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Over all organisations, so outside of them. */
export async function countOpen(db: Db, userId: string): Promise<number> {
  const { open } = await db
    .selectFrom('join_request as request')
    .innerJoin('organisation', 'organisation.id', 'request.org_id')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('request.user_id', '=', userId)
    .where(inState('pending'))
    .executeTakeFirstOrThrow();
  return open;
}

/**
 * Until when the person has to wait after the last refusal, or after they cancelled: each request notifies
 * someone. `undefined` when they need not.
 */
export async function pausedUntil(db: Db, orgId: string, userId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('join_request')
    .select(sql<Date>`max(decided_at) + make_interval(hours => ${JOIN_PAUSE_HOURS})`.as('until'))
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where('state', 'in', ['rejected', 'cancelled'])
    .having(sql<boolean>`max(decided_at) > now() - make_interval(hours => ${JOIN_PAUSE_HOURS})`)
    .executeTakeFirst();
  return row?.until;
}

/** A request whose time is up makes room for the next one. */
export async function endOverdue(db: Db, orgId: string, userId: string): Promise<void> {
  await db
    .updateTable('join_request')
    .set({ state: 'expired', decided_at: sql<Date>`expires_at` })
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where('state', '=', 'pending')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
}

export async function isWaiting(db: Db, orgId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('join_request')
    .select('id')
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return row !== undefined;
}

/** The id of the new request; `undefined` when one of theirs is open. */
export async function insertRequest(
  db: Db,
  wish: { orgId: string; userId: string; roleId: string; supervisorId: string },
): Promise<string | undefined> {
  const row = await db
    .insertInto('join_request')
    .values({
      org_id: wish.orgId,
      user_id: wish.userId,
      role_id: wish.roleId,
      supervisor_id: wish.supervisorId,
    })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'user_id']).where('state', '=', 'pending').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function endRequest(
  db: Db,
  { orgId, id }: { orgId: string; id: string },
  state: 'approved' | 'rejected' | 'cancelled',
): Promise<void> {
  await db
    .updateTable('join_request')
    .set({ state, decided_at: sql<Date>`now()` })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}
