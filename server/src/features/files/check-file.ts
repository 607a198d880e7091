import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileRefusal, isSizeSaid } from '@qrigin/domain/files';
import type { Scanner } from '../../outside/clamav.ts';
import type { Store } from '../../outside/store.ts';
import type { JobCtx } from '../../queue/handle.ts';
import { inspect } from './inspect.ts';
import { type Accepted, type FileRow, findFile, markReady, markRefused } from './queries.ts';
import { type StoredFileId, storeKeys } from './store-keys.ts';

export type CheckParts = { store: Store; scanner: Scanner | undefined };

type Outcome = { refusal: FileRefusal } | { accepted: Accepted };

/**
 * Holds a file to what was said of it. It ends as ready or refused; when the store or the scanner cannot be asked it
 * throws, and the file waits for the next try. Running it again changes nothing.
 */
export async function checkFile(ctx: JobCtx, parts: CheckParts, file: StoredFileId): Promise<void> {
  const row = await ctx.inOrg(file.orgId, (db) => findFile(db, file));
  if (!row) return;
  if (row.state === 'checking') {
    const outcome = await examineInFolder(parts, row, file);
    await ctx.inOrg(file.orgId, (db) =>
      'refusal' in outcome ? markRefused(db, file, outcome.refusal) : markReady(db, file, outcome.accepted),
    );
  }
  // An empty object takes its place: the address that was given out would be good again if nothing were there.
  if (row.state !== 'waiting') await parts.store.put(storeKeys(file).quarantine, Buffer.alloc(0));
}

async function examineInFolder(parts: CheckParts, row: FileRow, file: StoredFileId): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'qrigin-file-'));
  try {
    return await examine(parts, { row, file, folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function isSize(row: FileRow, bytes: number): boolean {
  const said = Number(row.bytes);
  return row.is_exact ? bytes === said : isSizeSaid('private', said / 1024, bytes);
}

/** Writes it to disk; what comes back is made of the very bytes that are looked at. */
async function save(body: Readable, path: string) {
  const hashes = { md5: createHash('md5'), sha256: createHash('sha256') };
  let bytes = 0;
  async function* counted() {
    for await (const part of body) {
      bytes += part.length;
      hashes.md5.update(part);
      hashes.sha256.update(part);
      yield part;
    }
  }
  await pipeline(counted, createWriteStream(path));
  return { bytes, md5: hashes.md5.digest(), sha256: hashes.sha256.digest() };
}

type Case = { row: FileRow; file: StoredFileId; folder: string };

async function examine({ store, scanner }: CheckParts, { row, file, folder }: Case): Promise<Outcome> {
  const keys = storeKeys(file);
  const found = await store.read(keys.quarantine);
  if (!found) return { refusal: 'missing' };
  if (!isSize(row, found.bytes)) {
    found.body.destroy();
    return { refusal: 'wrong_size' };
  }
  const path = join(folder, 'sent');
  const { bytes, md5, sha256 } = await save(found.body, path);
  if (bytes !== found.bytes) throw new Error('the store broke off');
  if (!md5.equals(row.md5)) return { refusal: 'wrong_hash' };

  const verdict = await scanner?.scan(path);
  if (verdict === 'infected') return { refusal: 'infected' };
  if (verdict === 'beyond_limits') return { refusal: 'too_big' };

  const { extension, kind, nature } = row;
  const seen = await inspect(folder, { extension, kind, nature });
  if ('refusal' in seen) return { refusal: seen.refusal };

  if (seen.shown) await store.put(keys.shown, await readFile(join(folder, 'shown')));
  if (seen.thumbnail) await store.put(keys.thumbnail, await readFile(join(folder, 'thumbnail')));
  // Of the version that was looked at, or not at all.
  await store.copy(keys.quarantine, keys.original, found.etag);
  const shownMimeType = seen.shown ? row.mime_type : null;
  return { accepted: { bytes, sha256, shownMimeType, hasThumbnail: seen.thumbnail } };
}
