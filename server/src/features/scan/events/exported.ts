import { type ExportPart, exportedTable } from '../../../db/index.ts';

export const exported: ExportPart = {
  tables: [
    exportedTable('scan_event', {
      entry: 'scans',
      about: 'each scan of a code that we still keep',
      columns: {
        country: true,
        day: true,
        device: true,
        id: true,
        idx: true,
        language: true,
        received_at: true,
        run_id: true,
        session_id: 'says where a person was signed in',
      },
      order: ['day', 'id'],
    }),
    exportedTable('trace_event', {
      entry: 'trace-events',
      about: 'what was noted of codes and batches',
      columns: {
        batch_id: true,
        code_index: true,
        corrects_id: true,
        entries: true,
        form_id: true,
        happened_at: true,
        id: true,
        latitude: true,
        left_idx: true,
        left_run_id: true,
        longitude: true,
        pack_idx: true,
        pack_run_id: true,
        product_id: true,
        recall_id: true,
        received_at: true,
        role_id: true,
        run_id: true,
        site_id: true,
        step: true,
        user_id: true,
      },
    }),
  ],
  leftOut: {
    scan_version: 'counts changes for our caches',
  },
};
