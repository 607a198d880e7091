import { type ExportPart, exportedTable } from '../../db/index.ts';

export const exported: ExportPart = {
  tables: [
    exportedTable('payment', {
      entry: 'payments',
      about: 'what was paid for products',
      columns: {
        created_at: true,
        created_by: true,
        id: true,
        order_id: true,
        paid_at: true,
        payment_id: true,
        plan: true,
        product_id: true,
        signature: 'proves a payment to us alone',
        status: true,
      },
    }),
  ],
};
