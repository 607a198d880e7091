import { type ExportPart, exportedTable } from '../../db/index.ts';

export const exported: ExportPart = {
  tables: [
    exportedTable('role', {
      entry: 'roles',
      about: 'roles and what they allow',
      columns: {
        built_in: true,
        created_at: true,
        id: true,
        is_public: true,
        name: true,
        parent_role_id: true,
        permissions: true,
      },
    }),
  ],
  leftOut: {
    role_closure: 'worked out from the roles',
  },
};
