import { type ExportPart, exportedTable } from '../../db/index.ts';

export const exported: ExportPart = {
  tables: [
    exportedTable('recall', {
      entry: 'recalls',
      about: 'every recall, with mock recalls',
      columns: {
        batch_id: true,
        contact: true,
        created_at: true,
        created_by: true,
        hazard: true,
        id: true,
        idx: true,
        lifted_at: true,
        lifted_by: true,
        mock: true,
        product_id: true,
        reason: true,
        run_id: true,
        scope: true,
        what_to_do: true,
        window_from: true,
        window_to: true,
      },
    }),
  ],
};
