import type { Scanner } from '../../outside/clamav.ts';
import type { Store } from '../../outside/store.ts';
import { handle } from '../../queue/handle.ts';
import { checkFile } from './check-file.ts';
import { forgetFiles } from './forget-files.ts';
import { checkFile as checkFileJob, forgetFiles as forgetFilesJob, prepareStore } from './queue.ts';

export type FileJobParts = { store: Store; scanner: Scanner | undefined; appOrigin: string };

export function fileJobs({ store, scanner, appOrigin }: FileJobParts) {
  return [
    handle(checkFileJob, (ctx, { orgId, fileId }) =>
      checkFile(ctx, { store, scanner }, { orgId, id: fileId }),
    ),
    handle(prepareStore, () => store.prepare(appOrigin)),
    handle(forgetFilesJob, (ctx) => forgetFiles(ctx, store)),
  ];
}
