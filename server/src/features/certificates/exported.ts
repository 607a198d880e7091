import { type ExportPart, exportedTable } from '../../db/index.ts';

export const exported: ExportPart = {
  tables: [
    exportedTable('certificate_provider', {
      entry: 'certificate-providers',
      about: 'who certifies',
      columns: { checked_at: true, created_at: true, file_id: true, id: true, name: true },
    }),
    exportedTable('certificate', {
      entry: 'certificates',
      about: 'certificates of the organisation, and of products by `product_id`',
      columns: {
        created_at: true,
        file_id: true,
        id: true,
        number: true,
        product_id: true,
        provider_id: true,
        reminded_days: 'is about emails that we send',
        searched: 'worked out from the other columns',
        title: true,
        valid_from: true,
        valid_to: true,
      },
    }),
  ],
};
