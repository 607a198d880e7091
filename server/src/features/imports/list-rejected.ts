import { Failure } from '@qrigin/domain/errors';
import { IMPORT_CAUSES, IMPORT_COLUMNS, type ImportKind } from '@qrigin/domain/imports';
import { z } from 'zod';
import { listed, type MemberCtx } from '../../db/index.ts';
import { importsOf } from './queries.ts';
import { requirePermissions } from './require-permissions.ts';
import { rejectedRows } from './rows-queries.ts';

const Cells = z.record(z.string(), z.string());

/** The rows of a checked file that have mistakes. Of a file of another kind nobody is told here. */
export async function listRejected(ctx: MemberCtx, kind: ImportKind, id: string) {
  const { db, orgId } = ctx;
  requirePermissions(ctx, kind);
  const found = await importsOf(db, orgId)
    .where('import.id', '=', id)
    .where('import.kind', '=', kind)
    .executeTakeFirst();
  if (!found) throw new Failure('not_found');
  const headings = new Map<string, { heading: string }>(Object.entries(IMPORT_COLUMNS[kind]));
  return listed(db, rejectedRows(db, { orgId, id }), {
    tieBreak: 'row_number',
    present: (rows) =>
      rows.map(({ row_number, cells, faults }) => ({
        row: row_number,
        reason: faults
          .map(({ column, cause }) => `${headings.get(column)?.heading ?? column}: ${IMPORT_CAUSES[cause]}`)
          .join(' '),
        cells: Cells.parse(cells),
      })),
  });
}
