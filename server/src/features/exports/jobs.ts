import { connectStore, type Store } from '../../outside/store.ts';
import { handle, type JobCtx, type JobDeps } from '../../queue/handle.ts';
import { codeBookOf } from '../qr/index.ts';
import type { ArchiveParts } from './archive/write-archive.ts';
import { forgetExports } from './forget-exports.ts';
import { makeExport } from './make-export.ts';
import * as queue from './queue.ts';

export function jobs({ env, exported, onClose }: JobDeps) {
  const store: Store = connectStore(env);
  onClose(async () => store.close());
  return exportJobs({ store, exported, book: codeBookOf(env.CODE_KEYS) });
}

export function exportJobs(parts: ArchiveParts) {
  const make = (ctx: JobCtx, { orgId, exportId: id }: { orgId: string; exportId: string }) =>
    makeExport(ctx, parts, { orgId, id });
  return [
    handle(queue.makeExport, make),
    handle(queue.makeLargeExport, make),
    handle(queue.forgetExports, (ctx) => forgetExports(ctx, parts.store)),
  ];
}
