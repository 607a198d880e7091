import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { JobCtx } from '../../../queue/handle.ts';
import type { FileJobDeps } from '../deps.ts';
import { findFile, markThumbnail } from '../queries.ts';
import { type StoredFileId, storeKeys } from '../store/store-keys.ts';
import { inFolder, inspect } from './inspect.ts';

/** Makes the small picture of the copy that pages show. One that cannot be made small is shown as it is. */
export async function drawThumbnail(
  ctx: JobCtx,
  { store, isolation }: FileJobDeps,
  file: StoredFileId,
): Promise<void> {
  const row = await ctx.inOrg(file.orgId, (db) => findFile(db, file));
  if (row?.state !== 'ready' || row.shown_mime_type === null || row.has_thumbnail) return;
  const keys = storeKeys(file);
  await inFolder(async (folder) => {
    const found = await store.read(keys.shown);
    if (!found) return;
    await pipeline(found.body, createWriteStream(join(folder, 'sent')));
    const seen = await inspect(isolation, folder, { what: 'thumbnail' });
    if ('refusal' in seen) return;
    const thumbnail = await readFile(join(folder, 'shown'));
    await store.put(keys.thumbnail, thumbnail);
    await ctx.inOrg(file.orgId, (db) => markThumbnail(db, file, thumbnail.length));
  });
}
