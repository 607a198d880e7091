import type { Export } from '@qrigin/domain/exports';
import { type Listed, listed, type OrgCtx } from '../../db/index.ts';
import { presentExport } from './present-export.ts';
import { exportsOf } from './queries.ts';

export function listExports({ db, orgId }: OrgCtx): Listed<Export> {
  return listed(db, exportsOf(db, orgId), {
    tieBreak: 'id',
    present: (rows) => rows.map(presentExport),
  });
}
