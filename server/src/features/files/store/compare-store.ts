import type { Store } from '../../../outside/store.ts';
import type { JobCtx } from '../../../queue/handle.ts';
import type { FileJobDeps } from '../deps.ts';
import { correctStoredBytes, filesOf, organisationIds } from '../queries.ts';
import { PREFIXES } from './store-keys.ts';

/** Younger objects may belong to a transaction that has not ended. */
const LEAST_AGE_MS = 24 * 3_600_000;

type Held = { bytes: number; keys: string[]; isOld: boolean };

/** Where the store has anything, by organisation: everyone's, and those of objects that belong to no one we know. */
async function foldersOf(ctx: JobCtx, store: Store): Promise<Map<string, string[]>> {
  const ids = await ctx.register(organisationIds);
  const folders = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const prefix of PREFIXES)
    for await (const id of store.folders(prefix)) folders.set(id, [...(folders.get(id) ?? []), prefix]);
  return folders;
}

type Place = { orgId: string; prefixes: readonly string[] };

/** What the store has of each file of the organisation, by the file's id. */
async function heldAt(store: Store, { orgId, prefixes }: Place, now: Date): Promise<Map<string, Held>> {
  const held = new Map<string, Held>();
  for (const prefix of prefixes) {
    for await (const { key, bytes, changedAt } of store.list(`${prefix}${orgId}/`)) {
      // A file may have a folder of its own.
      const [id = ''] = key.slice(prefix.length + orgId.length + 1).split('/');
      const isOld = now.getTime() - changedAt.getTime() > LEAST_AGE_MS;
      const file = held.get(id) ?? { bytes: 0, keys: [], isOld: true };
      held.set(id, {
        bytes: file.bytes + bytes,
        keys: [...file.keys, key],
        isOld: file.isOld && isOld,
      });
    }
  }
  return held;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Every night: what is counted for an organisation becomes what the store really has, objects that no row names are
 * removed, and each difference is logged. A file that is on its way at this moment is left for the next night.
 */
export async function compareStore(
  ctx: JobCtx,
  { store, log }: FileJobDeps,
  now = new Date(),
): Promise<void> {
  for (const [orgId, prefixes] of await foldersOf(ctx, store)) {
    const held = await heldAt(store, { orgId, prefixes }, now);
    const files = UUID.test(orgId) ? await ctx.inOrg(orgId, (db) => filesOf(db, orgId)) : [];
    for (const { id, stored_bytes, isSettled } of files) {
      const found = held.get(id)?.bytes ?? 0;
      held.delete(id);
      if (!isSettled || found === Number(stored_bytes)) continue;
      await ctx.inOrg(orgId, (db) => correctStoredBytes(db, { orgId, id }, found));
      log.warn(
        { orgId, fileId: id, counted: Number(stored_bytes), found },
        'the store has other bytes of a file',
      );
    }
    for (const [fileId, { bytes, keys, isOld }] of held) {
      if (!isOld) continue;
      for (const key of keys) await store.remove(key);
      // Places that were kept free are empty, and nothing that anyone lost.
      if (bytes > 0) log.warn({ orgId, fileId, bytes }, 'removed objects of a file that does not exist');
    }
  }
}
