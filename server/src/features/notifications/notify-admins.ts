import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/**
 * One notice for each active member who may edit the organisation, but not for who did it. Running it again
 * changes nothing: a person has at most one notice about an audit entry.
 */
export async function notifyAdmins(db: Db, orgId: string, auditEntryId: string): Promise<void> {
  await db
    .insertInto('notification')
    .columns(['org_id', 'user_id', 'kind', 'subject_id', 'audit_entry_id'])
    .expression((eb) =>
      eb
        .selectFrom('audit_entry')
        .innerJoin('membership', 'membership.org_id', 'audit_entry.org_id')
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
        .select([
          'audit_entry.org_id',
          'membership.user_id',
          'audit_entry.action',
          'audit_entry.subject_id',
          'audit_entry.id',
        ])
        .distinct()
        .where('audit_entry.org_id', '=', orgId)
        .where('audit_entry.id', '=', auditEntryId)
        .where('membership.status', '=', 'active')
        .whereRef('membership.user_id', '!=', 'audit_entry.actor_id')
        .where(sql<boolean>`'org.edit' = any(role.permissions)`),
    )
    .onConflict((conflict) => conflict.columns(['org_id', 'user_id', 'audit_entry_id']).doNothing())
    .execute();
}
