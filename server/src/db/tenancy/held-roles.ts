import type { Db } from '../connect/connection.ts';

/** Every role that an active member holds: the start of each question about who may do what. */
export function heldRoles(db: Db) {
  return db
    .selectFrom('membership')
    .innerJoin('role_assignment', (join) =>
      join
        .onRef('role_assignment.org_id', '=', 'membership.org_id')
        .onRef('role_assignment.user_id', '=', 'membership.user_id'),
    )
    .innerJoin('role', (join) =>
      join
        .onRef('role.org_id', '=', 'role_assignment.org_id')
        .onRef('role.id', '=', 'role_assignment.role_id'),
    )
    .where('membership.status', '=', 'active');
}
