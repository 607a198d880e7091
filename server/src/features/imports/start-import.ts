import { Failure } from '@qrigin/domain/errors';
import {
  type ColumnPlaces,
  type Delimiter,
  IMPORT,
  IMPORT_FILE,
  IMPORTS_A_DAY,
  type Import,
  type ImportKind,
  missingColumns,
} from '@qrigin/domain/imports';
import { type MemberCtx, requireRoom, violates } from '../../db/index.ts';
import { enqueue } from '../../queue/job.ts';
import { requireAccepted } from '../files/index.ts';
import { findImport } from './list-imports.ts';
import { countRecent, dropOthers, endForgotten, insertImport, lockImports } from './queries.ts';
import { checkImport } from './queue.ts';
import { requirePermissions } from './require-permissions.ts';

type Start = { file_id: string; delimiter: Delimiter; columns: ColumnPlaces };

/** Has a file checked. Nothing of it is stored before someone says so. */
export async function startImport(ctx: MemberCtx, kind: ImportKind, start: Start): Promise<Import> {
  const { db, orgId, userId } = ctx;
  requirePermissions(ctx, kind);
  if (missingColumns(kind, start.columns).length > 0) throw new Failure('columns_missing');
  const file = await requireAccepted(ctx, start.file_id, { kind: IMPORT_FILE });
  // Whoever may not download what others sent does not read it in this way, either.
  const held = new Set<string>(ctx.member.permissions);
  if (file.createdBy !== userId && !held.has(IMPORT_FILE.readBy.name)) throw new Failure('not_found');
  await lockImports(db, orgId);
  await endForgotten(db, orgId);
  await requireRoom(ctx, IMPORT);
  const ahead = await countRecent(db, orgId);
  if (ahead >= IMPORTS_A_DAY) throw new Failure('too_many_imports');
  const { delimiter, columns } = start;
  const { id } = await insertImport(db, { orgId, kind, file, delimiter, columns, userId }).catch(
    (error: unknown) => {
      throw violates(error, 'import_one_under_way') ? new Failure('import_under_way') : error;
    },
  );
  await dropOthers(db, { orgId, id });
  await enqueue(db, checkImport, { orgId, importId: id }, { ahead });
  return findImport(ctx, id);
}
