import * as contract from '@qrigin/domain/sites';
import type { Serve } from '../../http/serve.ts';
import { listSites } from './list-sites.ts';
import { changeSite, createSite, deleteSite } from './write-site.ts';

export function routes(serve: Serve) {
  serve(contract.createSite, ({ ctx, body }) => createSite(ctx, body));
  serve(contract.listSites, ({ ctx }) => listSites(ctx));
  serve(contract.changeSite, ({ ctx, params, body }) => changeSite(ctx, params.id, body));
  serve(contract.deleteSite, ({ ctx, params }) => deleteSite(ctx, params.id));
}
