import { IMPORT_FILE } from '@qrigin/domain/imports';
import { connectStore, type Store } from '../../outside/store.ts';
import { handle, type JobDeps } from '../../queue/handle.ts';
import { forgetUnread } from '../files/index.ts';
import { checkImport } from './check-import.ts';
import * as queue from './queue.ts';
import { storeImport } from './store-import.ts';

export function jobs({ env, onClose }: JobDeps) {
  const store = connectStore(env);
  onClose(async () => store.close());
  return importJobs(store);
}

export function importJobs(store: Store) {
  return [
    handle(queue.checkImport, (ctx, { orgId, importId: id }) => checkImport(ctx, store, { orgId, id })),
    handle(queue.forgetTables, (ctx) => forgetUnread(ctx, store, IMPORT_FILE)),
    handle(queue.storeImport, (ctx, { orgId, importId: id }) => storeImport(ctx, { orgId, id })),
  ];
}
