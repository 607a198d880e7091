import { type ExportPart, exportedTable } from '../../db/index.ts';

export const exported: ExportPart = {
  tables: [
    exportedTable('vendor', {
      entry: 'vendors',
      about: 'vendors of products',
      columns: {
        address: true,
        created_at: true,
        description: true,
        email: true,
        id: true,
        name: true,
        phone: true,
        reference: true,
        searched: 'worked out from the other columns',
        website: true,
      },
    }),
  ],
  leftOut: { named_vendor: 'worked out from the sections of products' },
};
