import { type ExportPart, exportedTable } from '../../db/index.ts';

export const exported: ExportPart = {
  tables: [
    exportedTable('product', {
      entry: 'products',
      about: 'every product, deleted ones too',
      columns: {
        activated_at: true,
        changed_at: true,
        created_at: true,
        created_by: true,
        default_run_id: true,
        deleted_at: true,
        id: true,
        is_active: true,
        name: true,
        nature: true,
        picture_id: true,
        plan_ends_at: true,
        reference: true,
        searched: 'worked out from the name',
      },
    }),
    exportedTable('batch', {
      entry: 'batches',
      about: 'batches of products',
      columns: {
        created_at: true,
        expires_on: true,
        id: true,
        lot_code: true,
        made_on: true,
        product_id: true,
        site_id: true,
      },
    }),
  ],
};
