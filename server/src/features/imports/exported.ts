import type { ExportPart } from '../../db/index.ts';

export const exported: ExportPart = {
  tables: [],
  leftOut: {
    import: 'how files were read; what came of them is in the tables that they filled',
    import_row: 'rows of a file that was checked, kept for a few days',
  },
};
