import { type ExportPart, exportedTable } from '../../db/index.ts';

export const exported: ExportPart = {
  tables: [
    exportedTable('packaging', {
      entry: 'packagings',
      about: 'how each product is packed',
      columns: {
        created_at: true,
        created_by: true,
        id: true,
        label_id: true,
        name: true,
        print_format: true,
        product_id: true,
        role_id: true,
        structure: true,
        type: true,
      },
    }),
    exportedTable('label', {
      entry: 'labels',
      about: 'labels of products',
      columns: {
        created_at: true,
        id: true,
        name: true,
        product_id: true,
      },
    }),
  ],
};
