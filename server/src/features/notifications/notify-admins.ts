import { sql } from 'kysely';
import { type Db, heldRoles } from '../../db/index.ts';

/** Active members who may edit the organisation, but not who did what the entry tells. */
function noticesAbout(db: Db, orgId: string, auditEntryId: string) {
  return heldRoles(db)
    .innerJoin('audit_entry', 'audit_entry.org_id', 'membership.org_id')
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
    .whereRef('membership.user_id', '!=', 'audit_entry.actor_id')
    .where(sql<boolean>`'org.edit' = any(role.permissions)`);
}

/** Running it again changes nothing: a person has at most one notice about an audit entry. */
export async function notifyAdmins(db: Db, orgId: string, auditEntryId: string): Promise<void> {
  await db
    .insertInto('notification')
    .columns(['org_id', 'user_id', 'kind', 'subject_id', 'audit_entry_id'])
    .expression(noticesAbout(db, orgId, auditEntryId))
    .onConflict((conflict) => conflict.columns(['org_id', 'user_id', 'audit_entry_id']).doNothing())
    .execute();
}
