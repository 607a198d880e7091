import { Failure } from '@qrigin/domain/errors';
import { OWNED_ORGANISATIONS_MAX } from '@qrigin/domain/organisations';
import { type Db, heldRoles, type UserCtx } from '../../../db/index.ts';
import { lockPerson } from '../joining/lock-person.ts';

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

/**
 * Refuses one organisation more than a person can own. Until the caller's transaction ends their other calls that ask this
 * wait. `but` is the organisation that it is about, when it is there already.
 */
export async function requireRoom(ctx: UserCtx, but?: string): Promise<void> {
  await lockPerson(ctx);
  const owned = await ownedBy(ctx.db, ctx.userId);
  if (owned.filter(({ id }) => id !== but).length >= OWNED_ORGANISATIONS_MAX)
    throw new Failure('too_many_organisations');
}
