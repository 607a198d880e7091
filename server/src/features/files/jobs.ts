import { handle } from '../../queue/handle.ts';
import { checkFile } from './check/check-file.ts';
import { drawThumbnail } from './check/draw-thumbnail.ts';
import { startCheck } from './check/start-check.ts';
import type { FileJobDeps } from './deps.ts';
import * as queue from './queue.ts';
import { compareStore } from './store/compare-store.ts';
import { forgetFiles } from './store/forget-files.ts';

export function fileJobs(parts: FileJobDeps) {
  const { store, appOrigin } = parts;
  return [
    handle(queue.checkFile, (ctx, { orgId, fileId }) => checkFile(ctx, parts, { orgId, id: fileId })),
    handle(queue.drawThumbnail, (ctx, { orgId, fileId }) => drawThumbnail(ctx, parts, { orgId, id: fileId })),
    handle(queue.checkUnsaid, (ctx, { orgId, fileId }) =>
      ctx.inOrg(orgId, (db) => startCheck(db, { orgId, id: fileId })),
    ),
    handle(queue.prepareStore, () => store.prepare(appOrigin)),
    handle(queue.forgetFiles, (ctx) => forgetFiles(ctx, store)),
    handle(queue.compareStore, (ctx) => compareStore(ctx, parts)),
  ];
}
