import { type ExportPart, exportedTable } from '../../db/index.ts';

export const exported: ExportPart = {
  tables: [
    exportedTable('code_run', {
      entry: 'runs',
      about: 'each time codes were issued; the codes are in codes.ndjson',
      columns: {
        batch_id: true,
        created_at: true,
        created_by: true,
        id: true,
        key_epoch: 'says which of our keys wrote them',
        kind: true,
        label_id: true,
        levels: true,
        packaging_id: true,
        packs: true,
        product_id: true,
        scan_base_url: true,
        size: true,
      },
    }),
    exportedTable('work', {
      entry: 'print-jobs',
      about: 'what was printed',
      columns: {
        count: true,
        created_at: true,
        created_by: true,
        file_id: true,
        id: true,
        label_id: true,
        packaging_id: true,
        printed_at: true,
        product_id: true,
        progress: true,
        run_id: true,
        state: true,
        type: true,
      },
    }),
  ],
  leftOut: {
    code_state: 'what has happened to codes is in codes.ndjson',
    written_code: 'codes are in codes.ndjson, however they are stored',
  },
};
