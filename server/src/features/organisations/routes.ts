import {
  changeSite,
  createOrganisation,
  createSite,
  deleteMe,
  deleteSite,
  listMyOrganisations,
  listSites,
  previewDeletion,
  whoami,
} from '@qrigin/domain/organisations';
import type { Serve } from '../../http/serve.ts';
import { createOrganisation as createOrg } from './create-organisation.ts';
import { deleteMe as deletePerson, previewDeletion as preview } from './delete-account.ts';
import { listSites as list } from './list-sites.ts';
import { organisationsOf } from './queries.ts';
import { whoami as who } from './whoami.ts';
import { changeSite as change, createSite as create, deleteSite as remove } from './write-site.ts';

export function routes(serve: Serve) {
  serve(createOrganisation, ({ ctx, body }) => createOrg(ctx, body.name));
  serve(listMyOrganisations, ({ ctx }) => organisationsOf(ctx.db, ctx.userId));
  serve(previewDeletion, ({ ctx }) => preview(ctx));
  serve(deleteMe, ({ ctx, body }) => deletePerson(ctx, body.close_organisations));
  serve(whoami, ({ ctx }) => who(ctx));
  serve(createSite, ({ ctx, body }) => create(ctx, body));
  serve(listSites, ({ ctx, query }) => list(ctx, query));
  serve(changeSite, ({ ctx, params, body }) => change(ctx, params.id, body));
  serve(deleteSite, ({ ctx, params }) => remove(ctx, params.id));
}
