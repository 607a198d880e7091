import type { Site } from '@qrigin/domain/sites';
import { type Listed, listed, type OrgCtx } from '../../db/index.ts';
import { presentSite } from './present-site.ts';
import { sitesOf } from './queries.ts';

export function listSites({ db, orgId }: OrgCtx): Listed<Site> {
  return listed(db, sitesOf(db, orgId), {
    tieBreak: 'id',
    searched: ['name', 'address'],
    present: (rows) => rows.map(presentSite),
  });
}
