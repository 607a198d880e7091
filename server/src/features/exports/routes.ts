import * as contract from '@qrigin/domain/exports';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { connectStore } from '../../outside/store.ts';
import { createSignedLinks } from '../files/index.ts';
import { downloadExport, findArchive } from './download-export.ts';
import { listExports } from './list-exports.ts';
import { requestExport } from './request-export.ts';

const pathOf = (org: string, id: string) => `/exports/${org}/${id}`;

export function routes(serve: Serve, { env, serveContent, onClose }: FeatureDeps) {
  const store = connectStore(env);
  onClose(async () => store.close());
  const links = createSignedLinks({
    secretKeys: env.SECRET_KEY,
    purpose: 'qrigin export links',
    at: ({ orgId, id }) => `${env.CONTENT_ORIGIN}${pathOf(orgId, id)}`,
    seconds: contract.EXPORT_LINK_MINUTES * 60,
  });
  serve(contract.requestExport, ({ ctx }) => requestExport(ctx));
  serve(contract.listExports, ({ ctx }) => listExports(ctx));
  serve(contract.downloadExport, ({ ctx, params }) => downloadExport(ctx, links, params.id));
  serveContent({
    path: pathOf(':org', ':id'),
    find: (db, { org = '', id = '' }, query) =>
      findArchive(db, { store, links }, { asked: { orgId: org, id }, query }),
  });
}
