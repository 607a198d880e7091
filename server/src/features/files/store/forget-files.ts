import type { FileKind } from '@qrigin/domain/declaration';
import { isReferenced } from '../../../db/index.ts';
import type { Store } from '../../../outside/store.ts';
import type { JobCtx } from '../../../queue/handle.ts';
import { forgettable, removeFile, unread } from '../queries.ts';
import { QUARANTINE, type StoredFileId, storeKeys } from './store-keys.ts';

const AT_MOST = 10_000;
const HOUR_MS = 3_600_000;
/** Longer than a check is tried again. */
const LEFT_OVER_MS = 7 * 24 * HOUR_MS;

/** False when something still names the file (a refused certificate stays until it is replaced), or it is being checked. */
async function forget(
  ctx: JobCtx,
  file: StoredFileId,
  ...states: Parameters<typeof removeFile>[2]
): Promise<boolean> {
  try {
    return await ctx.inOrg(file.orgId, (db) => removeFile(db, file, states));
  } catch (error) {
    if (isReferenced(error)) return false;
    throw error;
  }
}

/** Files that never came or were refused, a day later; and what no one will ask for in the quarantine. */
export async function forgetFiles(ctx: JobCtx, store: Store): Promise<void> {
  const rows = await ctx.register((db) => forgettable(db, AT_MOST));
  for (const { org_id: orgId, id } of rows) {
    if (await forget(ctx, { orgId, id }, 'waiting', 'refused'))
      await store.remove(storeKeys({ orgId, id }).quarantine);
  }
  for await (const { key, bytes, changedAt } of store.list(QUARANTINE)) {
    const age = Date.now() - changedAt.getTime();
    // Empty ones only keep an address from being used twice, and no address is good for that long.
    if (age > LEFT_OVER_MS || (bytes === 0 && age > HOUR_MS)) await store.remove(key);
  }
}

/** For features that read a file once: an accepted one goes, unless something still names it. */
export async function forgetRead(ctx: JobCtx, store: Store, file: StoredFileId): Promise<void> {
  if (await forget(ctx, file, 'ready')) await store.remove(storeKeys(file).original);
}

/** Those of its kind that nothing names, a day after they came. */
export async function forgetUnread(ctx: JobCtx, store: Store, { name }: FileKind): Promise<void> {
  for (const { org_id: orgId, id } of await ctx.register((db) => unread(db, name, AT_MOST)))
    await forgetRead(ctx, store, { orgId, id });
}
