import { sql } from 'kysely';
import { type ExportPart, exportedTable } from '../../db/index.ts';

export const exported: ExportPart = {
  tables: [
    exportedTable('audit_entry', {
      entry: 'audit-log',
      about: 'what people did, and when',
      columns: {
        action: true,
        actor_id: true,
        at: true,
        id: true,
        request_id: 'leads to the logs of the platform alone',
        role_id: true,
        session_id: 'says where a person was signed in',
        subject_id: true,
      },
      also: {
        actor_name: sql`(select name from app_user where app_user.id = actor_id)`,
      },
    }),
  ],
  leftOut: {
    audit_seal: 'proves the log to those who run the platform; no organisation can read it',
    audit_unsealed: 'what is still to be sealed',
  },
};
