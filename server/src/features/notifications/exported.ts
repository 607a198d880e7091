import type { ExportPart } from '../../db/index.ts';

export const exported: ExportPart = {
  tables: [],
  leftOut: {
    notification: 'belongs to the people who receive them',
  },
};
