import { createWriteStream } from 'node:fs';
import { link, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FILE_TYPES, PICTURE_FORMATS, type PictureFormat } from '@qrigin/domain/files';
import type { Db } from '../../../db/index.ts';
import type { JobCtx } from '../../../queue/handle.ts';
import type { FileJobDeps } from '../deps.ts';
import { type FileRow, findFile, lockedUse, markDrawn } from '../queries.ts';
import { pictureKey, type StoredFileId, storeKeys } from '../store/store-keys.ts';
import type { Isolation } from './cage.ts';
import { drawInCage, inFolder } from './inspect.ts';
import { pictureWidths } from './picture-widths.ts';

type Drawing = { width: number; format: PictureFormat; content: Buffer };

/**
 * Draws the copy that pages show at several widths. One that cannot be drawn, or for which there is no room, is shown
 * as it is.
 */
export async function drawSizes(ctx: JobCtx, parts: FileJobDeps, file: StoredFileId): Promise<void> {
  const row = await ctx.inOrg(file.orgId, (db) => findFile(db, file));
  if (row?.picture_widths?.length !== 0) return;
  const drawings = await drawn(parts, row);
  const keys = drawings.map(({ width, format }) => pictureKey(file, width, format));
  for (const [at, { content }] of drawings.entries()) await parts.store.put(keys[at] ?? '', content);
  const isKept = await ctx.inOrg(file.orgId, (db) => settle(db, parts, { file, drawings }));
  if (!isKept) for (const key of keys) await parts.store.remove(key);
}

function widthsOf({ width, height, mime_type }: FileRow): number[] {
  if (width === null || height === null) return [];
  return pictureWidths({ width, height, isDrawing: mime_type === FILE_TYPES.svg });
}

/** The smallest first. Where one cannot be drawn larger ones cannot be either, and smaller ones are better than none. */
async function drawn({ store, isolation }: FileJobDeps, row: FileRow): Promise<Drawing[]> {
  const found = await store.read(storeKeys({ orgId: row.org_id, id: row.id }).shown);
  if (!found) return [];
  return inFolder(async (folder) => {
    const copy = join(folder, 'copy');
    await pipeline(found.body, createWriteStream(copy));
    const drawings: Drawing[] = [];
    for (const width of widthsOf(row)) {
      const ofWidth = await drawnAt(isolation, copy, width);
      if (!ofWidth) break;
      drawings.push(...ofWidth);
    }
    return drawings;
  });
}

/** Each in a cage of its own. Undefined when it cannot be drawn. */
function drawnAt(isolation: Isolation, copy: string, width: number): Promise<Drawing[] | undefined> {
  return inFolder(async (folder) => {
    await link(copy, join(folder, 'sent'));
    const lengths = await drawInCage(isolation, folder, width);
    if ('refusal' in lengths) return undefined;
    const all = await readFile(join(folder, 'shown'));
    if (lengths.avif + lengths.webp !== all.length) throw new Error('drawn at another length than was said');
    const contents = { avif: all.subarray(0, lengths.avif), webp: all.subarray(lengths.avif) };
    return PICTURE_FORMATS.map((format) => ({ width, format, content: contents[format] }));
  });
}

type Settled = { file: StoredFileId; drawings: readonly Drawing[] };

/** False when there is no room for them. */
async function settle(db: Db, { quotaBytes }: FileJobDeps, { file, drawings }: Settled): Promise<boolean> {
  const bytes = drawings.reduce((sum, { content }) => sum + content.length, 0);
  const hasRoom = (await lockedUse(db, file.orgId)).bytes + bytes <= quotaBytes;
  const widths = new Set(drawings.map(({ width }) => width));
  await markDrawn(db, file, hasRoom ? { widths: [...widths], bytes } : { widths: [], bytes: 0 });
  return hasRoom;
}
