import type { ExportPart } from '../../db/index.ts';

export const exported: ExportPart = {
  tables: [],
  leftOut: {
    export: 'the archives themselves',
  },
};
