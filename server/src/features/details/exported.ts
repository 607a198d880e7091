import { type ExportPart, exportedTable } from '../../db/index.ts';

export const exported: ExportPart = {
  tables: [
    exportedTable('product_details', {
      entry: 'details',
      about: 'what is said of each product: the order of its sections, and which version shoppers see',
      columns: {
        changed_at: true,
        changed_by: true,
        last_number: true,
        last_revision: true,
        made_bytes: true,
        product_id: true,
        published_number: true,
        restored_from: true,
        section_ids: true,
      },
      order: ['product_id'],
    }),
    exportedTable('details_part', {
      entry: 'details-drafts',
      about: 'the parts of each draft',
      columns: {
        bytes: true,
        changed_at: true,
        changed_by: true,
        content: true,
        mark: 'tells browsers whether a part has changed',
        part: true,
        product_id: true,
        revision: true,
      },
      order: ['product_id', 'part'],
    }),
    exportedTable('details_version', {
      entry: 'details-versions',
      about: 'what was published or set aside',
      columns: {
        bytes: true,
        content: true,
        is_published: true,
        made_at: true,
        made_by: true,
        number: true,
        outline: 'taken from the content',
        product_id: true,
        restored_from: true,
      },
      order: ['product_id', 'number'],
    }),
  ],
};
