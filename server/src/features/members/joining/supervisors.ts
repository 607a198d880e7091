import { Failure } from '@qrigin/domain/errors';
import { supervisorsOf } from '@qrigin/domain/members';
import { sql } from 'kysely';
import { type Db, heldRoles, type OrgCtx, type UserCtx } from '../../../db/index.ts';
import { loadPeople, loadTree } from '../../roles/index.ts';
import { enterFindable } from './enter-as-guest.ts';

/**
 * Everyone who has a role that may decide and lets people choose them. The rules say which of them decide on
 * a role.
 */
async function takers(db: Db, orgId: string): Promise<{ id: string; name: string }[]> {
  return heldRoles(db)
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select(['app_user.id', 'app_user.name'])
    .where('membership.org_id', '=', orgId)
    .where(sql<boolean>`membership.takes_requests`)
    .where(sql<boolean>`'join.decide' = any(role.permissions)`)
    .groupBy(['app_user.id', 'app_user.name'])
    .orderBy(sql`lower(app_user.name)`)
    .orderBy('app_user.id')
    .execute();
}

export async function loadTakers(db: Db, orgId: string) {
  const names = await takers(db, orgId);
  const people = await loadPeople(
    db,
    orgId,
    names.map(({ id }) => id),
  );
  return { names, people };
}

/** Names only, and only of roles that anyone may ask for. */
async function supervisorsFor({ db, orgId, userId }: OrgCtx, roleId: string) {
  const tree = await loadTree(db, orgId);
  if (!tree.some(({ id, isPublic }) => id === roleId && isPublic)) throw new Failure('not_found');
  const { names, people } = await loadTakers(db, orgId);
  const offered = new Set(supervisorsOf(tree, people, roleId).map(({ id }) => id));
  return names.filter(({ id }) => offered.has(id) && id !== userId);
}

export function listSupervisors(ctx: UserCtx, { org, id }: { org: string; id: string }) {
  return enterFindable(ctx, org, (inside) => supervisorsFor(inside, id.toLowerCase()));
}

export function listPublicRoles(ctx: UserCtx, org: string): Promise<{ id: string; name: string }[]> {
  return enterFindable(ctx, org, ({ db, orgId }) =>
    db
      .selectFrom('role')
      .select(['id', 'name'])
      .where('org_id', '=', orgId)
      .where(sql<boolean>`is_public`)
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .execute(),
  );
}
