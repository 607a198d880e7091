import { type ExportPart, exportedTable } from '../../db/index.ts';

export const exported: ExportPart = {
  tables: [
    exportedTable('site', {
      entry: 'sites',
      about: 'places where goods are made, packed, kept or sold',
      columns: {
        address: true,
        created_at: true,
        id: true,
        kind: true,
        latitude: true,
        longitude: true,
        name: true,
      },
    }),
  ],
};
