import { Failure } from '@qrigin/domain/errors';
import type { Import, ImportKind } from '@qrigin/domain/imports';
import { type MemberCtx, violates } from '../../db/index.ts';
import { enqueue } from '../../queue/job.ts';
import { findImport } from './list-imports.ts';
import { endForgotten, lockImports, markStoring } from './queries.ts';
import { storeImport } from './queue.ts';
import { requirePermissions } from './require-permissions.ts';

/** Has a checked file stored; a worker does it. */
export async function storeCheckedImport(ctx: MemberCtx, kind: ImportKind, id: string): Promise<Import> {
  const { db, orgId, userId } = ctx;
  requirePermissions(ctx, kind);
  await lockImports(db, orgId);
  await endForgotten(db, orgId);
  const isBegun = await markStoring(db, { orgId, id }, { kind, userId }).catch((error: unknown) => {
    throw violates(error, 'import_one_under_way') ? new Failure('import_under_way') : error;
  });
  if (!isBegun) throw new Failure('import_not_ready');
  await enqueue(db, storeImport, { orgId, importId: id });
  return findImport(ctx, id);
}
