import * as contract from '@qrigin/domain/files';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { connectStore } from '../../outside/store.ts';
import type { FileDeps } from './deps.ts';
import { downloadFile } from './serve/download-file.ts';
import { findContent, findPicture, findThumbnail } from './serve/find-content.ts';
import { createLinks } from './serve/links.ts';
import { finishUpload, outcomeOf } from './upload/finish-upload.ts';
import { requestUpload } from './upload/request-upload.ts';

const MB = 1024 * 1024;
const FILE_PATH = contract.fileAddress('', ':org', ':id');

export function routes(serve: Serve, { env, serveContent, onClose }: FeatureDeps) {
  const store = connectStore(env);
  onClose(async () => store.close());
  const links = createLinks(env.CONTENT_ORIGIN, env.SECRET_KEY);
  const parts: FileDeps = { store, links, quotaBytes: env.FILE_QUOTA_MB * MB };

  serve(contract.requestUpload, ({ ctx, body }) => requestUpload(ctx, parts, body));
  serve(contract.requestPublicUpload, ({ ctx, body }) => requestUpload(ctx, parts, body));
  serve(contract.finishUpload, ({ ctx, body }) => finishUpload(ctx, parts, body.id), {
    afterwards: (file, again) => outcomeOf(file, parts, again),
  });
  serve(contract.downloadFile, ({ ctx, params }) => downloadFile(ctx, parts, params.id));

  serveContent({
    path: FILE_PATH,
    find: (db, { org = '', id = '' }, query) => findContent(db, parts, { file: { orgId: org, id }, query }),
  });
  serveContent({
    path: contract.thumbnailAddress(FILE_PATH),
    find: (db, { org = '', id = '' }) => findThumbnail(db, parts, { orgId: org, id }),
  });
  serveContent({
    path: `${FILE_PATH}/:name`,
    find: (db, { org = '', id = '', name = '' }) =>
      findPicture(db, parts, { file: { orgId: org, id }, name }),
  });
}
