import { sql } from 'kysely';
import { type ExportPart, exportedTable } from '../../db/index.ts';

export const exported: ExportPart = {
  tables: [
    exportedTable('membership', {
      entry: 'people',
      about: 'the people of the organisation',
      columns: {
        created_at: true,
        status: true,
        takes_requests: true,
        user_id: true,
      },
      order: ['user_id'],
      also: {
        name: sql`(select m.name from listed_member m where m.org_id = membership.org_id and m.user_id = membership.user_id)`,
        email: sql`(select m.email from listed_member m where m.org_id = membership.org_id and m.user_id = membership.user_id)`,
      },
    }),
    exportedTable('role_assignment', {
      entry: 'people-roles',
      about: 'which roles they have',
      columns: {
        granted_at: true,
        granted_by: true,
        product_id: true,
        role_id: true,
        user_id: true,
      },
      order: ['user_id', 'role_id'],
    }),
  ],
  leftOut: {
    listed_member: 'names and addresses of people, which are in people.ndjson',
    join_request: 'belongs to the person who asked',
  },
};
