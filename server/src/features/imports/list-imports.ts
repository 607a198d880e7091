import { Failure } from '@qrigin/domain/errors';
import type { Import } from '@qrigin/domain/imports';
import { type Listed, listed, type OrgCtx } from '../../db/index.ts';
import { presentImport } from './present-import.ts';
import { importsOf } from './queries.ts';

export function listImports({ db, orgId }: OrgCtx): Listed<Import> {
  return listed(db, importsOf(db, orgId), {
    tieBreak: 'id',
    present: (rows) => rows.map(presentImport),
  });
}

export async function findImport({ db, orgId }: OrgCtx, id: string): Promise<Import> {
  const row = await importsOf(db, orgId).where('import.id', '=', id).executeTakeFirst();
  if (!row) throw new Failure('not_found');
  return presentImport(row);
}
