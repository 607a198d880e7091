import { connectScanner } from '../../outside/clamav.ts';
import { connectStore } from '../../outside/store.ts';
import { handle, type JobDeps } from '../../queue/handle.ts';
import { checkFile } from './check/check-file.ts';
import { chooseIsolation } from './check/choose-isolation.ts';
import { drawSizes } from './check/draw-sizes.ts';
import { drawThumbnail } from './check/draw-thumbnail.ts';
import { removeLeftFolders } from './check/inspect.ts';
import { startCheck } from './check/start-check.ts';
import type { FileJobDeps } from './deps.ts';
import { noteIsolation } from './queries.ts';
import * as queue from './queue.ts';
import { compareStore } from './store/compare-store.ts';
import { forgetFiles } from './store/forget-files.ts';

const MB = 1024 * 1024;

/** Notes how files are looked into here, as only a worker can know it. */
export async function jobs({ env, log, register, onClose }: JobDeps) {
  const store = connectStore(env);
  onClose(async () => store.close());
  const { APP_ORIGIN: appOrigin, CLAMAV_HOST } = env;
  const scanner = CLAMAV_HOST === undefined ? undefined : connectScanner(CLAMAV_HOST);
  await removeLeftFolders();
  const isolation = await chooseIsolation(appOrigin, log);
  await register((db) => noteIsolation(db, isolation));
  return fileJobs({ store, scanner, appOrigin, log, quotaBytes: env.FILE_QUOTA_MB * MB, ...isolation });
}

export function fileJobs(parts: FileJobDeps) {
  const { store, appOrigin } = parts;
  return [
    handle(queue.checkFile, (ctx, { orgId, fileId }) => checkFile(ctx, parts, { orgId, id: fileId })),
    handle(queue.drawThumbnail, (ctx, { orgId, fileId }) => drawThumbnail(ctx, parts, { orgId, id: fileId })),
    handle(queue.drawSizes, (ctx, { orgId, fileId }) => drawSizes(ctx, parts, { orgId, id: fileId })),
    handle(queue.checkUnsaid, (ctx, { orgId, fileId }) =>
      ctx.inOrg(orgId, (db) => startCheck(db, { orgId, id: fileId })),
    ),
    handle(queue.prepareStore, () => store.prepare(appOrigin)),
    handle(queue.forgetFiles, (ctx) => forgetFiles(ctx, store)),
    handle(queue.compareStore, (ctx) => compareStore(ctx, parts)),
  ];
}
