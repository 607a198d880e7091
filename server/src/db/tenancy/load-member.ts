import { Failure } from '@qrigin/domain/errors';
import { PERMISSIONS, type Permission } from '@qrigin/domain/features';
import type { Db } from '../connect/connection.ts';
import type { Member } from '../ctx.ts';
import { heldRoles } from './held-roles.ts';

function rolesHeld(db: Db, orgId: string, userId: string) {
  return heldRoles(db)
    .innerJoin('organisation', 'organisation.id', 'membership.org_id')
    .select((eb) => [
      'organisation.name as organisation_name',
      'organisation.logo_url',
      'organisation.suspended_at',
      'role.id',
      'role.name',
      'role.permissions',
      eb
        .selectFrom('role_closure')
        .select((inner) => inner.fn.max('depth').as('rank'))
        .whereRef('role_closure.org_id', '=', 'role.org_id')
        .whereRef('role_closure.descendant_id', '=', 'role.id')
        .as('rank'),
    ])
    .where('membership.org_id', '=', orgId)
    .where('membership.user_id', '=', userId)
    .orderBy('rank')
    .orderBy('role.id')
    .execute();
}

/** A taken-down organisation is suspended as well; the failure tells its people which of the two it is. */
async function suspensionOf(db: Db, orgId: string): Promise<Failure> {
  const blocked = await db
    .selectFrom('block')
    .select('subject')
    .where('subject', '=', orgId)
    .executeTakeFirst();
  return new Failure(blocked ? 'organisation_blocked' : 'organisation_suspended');
}

/** Throws `not_found` for people who are no active member: to them the organisation does not exist. */
export async function loadMember(db: Db, orgId: string, userId: string): Promise<Member> {
  const roles = await rolesHeld(db, orgId, userId);
  const highest = roles[0];
  if (!highest) throw new Failure('not_found');
  if (highest.suspended_at) throw await suspensionOf(db, orgId);
  const held = new Set(roles.flatMap((role) => role.permissions));
  return {
    organisation: { id: orgId, name: highest.organisation_name, logo_url: highest.logo_url },
    roles: roles.map(({ id, name }) => ({ id, name })),
    permissions: PERMISSIONS.filter((permission: Permission) => held.has(permission)),
    rank: highest.rank ?? 0,
  };
}
