import { type ExportPart, exportedTable } from '../../db/index.ts';

export const exported: ExportPart = {
  tables: [
    exportedTable('subdomain', {
      entry: 'subdomains',
      about: 'its subdomains, removed ones too',
      columns: {
        created_at: true,
        id: true,
        look: 'worked out from the name',
        name: true,
        released_at: true,
      },
    }),
  ],
};
