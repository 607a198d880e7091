import type { Page, PageQuery } from '@qrigin/domain/http';
import type { Site } from '@qrigin/domain/sites';
import type { OrgCtx } from '../../db/index.ts';
import { presentSite } from './present-site.ts';
import { pageOfSites } from './queries.ts';

export async function listSites(ctx: OrgCtx, query: PageQuery): Promise<Page<Site>> {
  const page = await pageOfSites(ctx.db, ctx.orgId, query);
  return { ...page, items: page.items.map(presentSite) };
}
