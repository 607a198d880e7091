import type { JOIN_STATES, JoinRequest } from '@qrigin/domain/members';
import { faultOfRejection } from '@qrigin/domain/members';
import { sql } from 'kysely';
import { type Listed, listed, type MemberCtx, type UserCtx } from '../../../db/index.ts';
import { loadPeople, loadTree } from '../../roles/index.ts';
import { inState, presentRequest, requests } from './request-queries.ts';

type Pair = { role_id: string; supervisor_id: string | null };

function pairsOf({ db, orgId }: MemberCtx): Promise<Pair[]> {
  return db
    .selectFrom('join_request')
    .select(['role_id', 'supervisor_id'])
    .distinct()
    .where('org_id', '=', orgId)
    .execute();
}

/**
 * Which requests the caller sees: Owners and Admins all, others those that they may decide. The rules look at the role and
 * at whom a request was sent to, and there are few pairs of these, however many requests there are. `undefined` for all.
 */
async function visiblePairs(ctx: MemberCtx): Promise<Pair[] | undefined> {
  const { db, orgId, userId, member } = ctx;
  const tree = await loadTree(db, orgId);
  const roleIds = member.roles.map(({ id }) => id);
  const builtIn = tree.filter(({ id }) => roleIds.includes(id)).map((role) => role.builtIn);
  if (builtIn.includes('owner') || builtIn.includes('admin')) return undefined;
  const pairs = await pairsOf(ctx);
  const people = await loadPeople(
    db,
    orgId,
    pairs.flatMap(({ supervisor_id }) => supervisor_id ?? []),
  );
  const actor = { id: userId, status: 'active', roleIds } as const;
  return pairs.filter(({ role_id: roleId, supervisor_id }) => {
    // Who asked does not matter here: no one sees requests from outside.
    const wish = { askerId: '', roleId, supervisorId: supervisor_id ?? '' };
    return faultOfRejection(tree, people, actor, wish) === undefined;
  });
}

function among(pairs: Pair[]) {
  const roles = pairs.map(({ role_id }) => role_id);
  const supervisors = pairs.map(({ supervisor_id }) => supervisor_id);
  return sql<boolean>`exists (
    select from unnest(${roles}::uuid[], ${supervisors}::uuid[]) as visible (role_id, supervisor_id)
    where visible.role_id = request.role_id and visible.supervisor_id is not distinct from request.supervisor_id)`;
}

type Query = { state?: (typeof JOIN_STATES)[number] | undefined };

export async function listJoinRequests(ctx: MemberCtx, query: Query): Promise<Listed<JoinRequest>> {
  const pairs = await visiblePairs(ctx);
  let rows = requests(ctx.db).where('request.org_id', '=', ctx.orgId);
  if (pairs) rows = rows.where(among(pairs));
  if (query.state) rows = rows.where(inState(query.state));
  return listed(ctx.db, rows, {
    tieBreak: 'id',
    searched: ['asker.name', 'asker.email', 'role.name'],
    present: (found) => found.map(presentRequest),
  });
}

/** Outside any organisation: row security shows a person what they asked for, and what those roles are called. */
export async function listMyJoinRequests({ db, userId }: UserCtx): Promise<JoinRequest[]> {
  const rows = await requests(db)
    .where('request.user_id', '=', userId)
    .where((eb) =>
      eb.or([
        inState('pending'),
        sql<boolean>`coalesce(request.decided_at, request.expires_at) > now() - interval '30 days'`,
      ]),
    )
    .orderBy('request.created_at', 'desc')
    .orderBy('request.id')
    .execute();
  return rows.map(presentRequest);
}
