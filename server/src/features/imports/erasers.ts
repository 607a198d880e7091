import { sql } from 'kysely';
import { keptSince } from '../../db/index.ts';
import { eraser } from '../../queue/erase.ts';

export const erasers = {
  importedRows: eraser('import_row', sql`created_at < ${keptSince('importedRows')}`),
  imports: eraser('import', sql`created_at < ${keptSince('imports')}`),
};
