import { Failure } from '@qrigin/domain/errors';
import { CLOSED_COUNTS_DAYS, OWNED_ORGANISATIONS_MAX } from '@qrigin/domain/organisations';
import { sql } from 'kysely';
import { type Db, heldRoles, type UserCtx } from '../../../db/index.ts';
import { lockPerson } from '../../members/index.ts';

/** Outside any organisation: those in which the person is an Owner. A closed one has no active members. */
export function ownedBy(db: Db, userId: string) {
  return heldRoles(db)
    .innerJoin('organisation', 'organisation.id', 'membership.org_id')
    .select(['organisation.id', 'organisation.name'])
    .where('membership.user_id', '=', userId)
    .where('role.built_in', '=', 'owner')
    .orderBy('organisation.name')
    .orderBy('organisation.id')
    .execute();
}

/** What a closed organisation holds (names, files) stays, so closing one makes no room for another at once. */
async function countClosedLately(db: Db, userId: string): Promise<number> {
  const { closed } = await db
    .selectFrom('role_assignment')
    .innerJoin('role', (join) =>
      join
        .onRef('role.org_id', '=', 'role_assignment.org_id')
        .onRef('role.id', '=', 'role_assignment.role_id'),
    )
    .innerJoin('organisation', 'organisation.id', 'role_assignment.org_id')
    .select(sql<number>`count(*)::int`.as('closed'))
    .where('role_assignment.user_id', '=', userId)
    .where('role.built_in', '=', 'owner')
    .where('organisation.closed_at', '>', sql<Date>`now() - make_interval(days => ${CLOSED_COUNTS_DAYS})`)
    .executeTakeFirstOrThrow();
  return closed;
}

/**
 * Refuses one organisation more than a person can own. Until the caller's transaction ends their other calls that ask this
 * wait. `but` is the organisation that it is about, when it is there already.
 */
export async function requireRoom(ctx: UserCtx, but?: string): Promise<void> {
  await lockPerson(ctx);
  const owned = (await ownedBy(ctx.db, ctx.userId)).filter(({ id }) => id !== but);
  const closed = await countClosedLately(ctx.db, ctx.userId);
  if (owned.length + closed >= OWNED_ORGANISATIONS_MAX) throw new Failure('too_many_organisations');
}
