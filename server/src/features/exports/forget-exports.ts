import type { Store } from '../../outside/store.ts';
import type { JobCtx } from '../../queue/handle.ts';
import { forgettable, isKept, removeExport } from './queries.ts';
import { EXPORTS_PREFIX, exportKey } from './store-keys.ts';

const AT_MOST = 10_000;
const DAY_MS = 24 * 3_600_000;

/**
 * Archives whose time is up, and what workers that were killed have left in the store. The row goes last: until then it
 * is tried again.
 */
export async function forgetExports(ctx: JobCtx, store: Store, now = new Date()): Promise<void> {
  for (const { org_id: orgId, id } of await ctx.register((db) => forgettable(db, AT_MOST))) {
    await store.remove(exportKey({ orgId, id }));
    await ctx.inOrg(orgId, (db) => removeExport(db, { orgId, id }));
  }
  const before = new Date(now.getTime() - DAY_MS);
  await store.abortUploads(EXPORTS_PREFIX, before);
  for await (const { key, changedAt } of store.list(EXPORTS_PREFIX)) {
    const [orgId = '', id = ''] = key.slice(EXPORTS_PREFIX.length).split('/');
    if (changedAt < before && !(await ctx.inOrg(orgId, (db) => isKept(db, { orgId, id }))))
      await store.remove(key);
  }
}
