import type { ExportPart } from '../../db/index.ts';

export const exported: ExportPart = {
  tables: [],
  leftOut: {
    import:
      'how files were read; what came of them is in the tables that they filled, and the files are in the archive',
    import_row: 'rows of a file that is in the archive itself, kept for a few days',
  },
};
