import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FILE_LOG, type FileRefusal, isSizeSaid, kindOf } from '@qrigin/domain/files';
import { type Db, logSecurity } from '../../../db/index.ts';
import type { JobCtx } from '../../../queue/handle.ts';
import { enqueue } from '../../../queue/job.ts';
import type { FileJobDeps } from '../deps.ts';
import {
  type Accepted,
  countAhead,
  type FileRow,
  findFile,
  lockedUse,
  markReady,
  markRefused,
} from '../queries.ts';
import { drawSizes, drawThumbnail } from '../queue.ts';
import { type StoredFileId, storeKeys } from '../store/store-keys.ts';
import { inFolder, inspect } from './inspect.ts';

type Outcome = { refusal: FileRefusal; isTimedOut?: true | undefined } | { accepted: Accepted };

/**
 * Holds a file to what was said of it. It ends as ready or refused; when the store or the scanner cannot be asked it
 * throws, and the file waits for the next try. Running it again changes nothing.
 */
export async function checkFile(ctx: JobCtx, parts: FileJobDeps, file: StoredFileId): Promise<void> {
  const row = await ctx.inOrg(file.orgId, (db) => findFile(db, file));
  if (!row) return;
  let isRefused = row.state === 'refused';
  if (row.state === 'checking') {
    const outcome = await inFolder((folder) => examine(parts, { row, file, folder }));
    isRefused = await ctx.inOrg(file.orgId, (db) => settle(db, { row, outcome, parts }));
  }
  const { original, shown } = storeKeys(file);
  // What passed and then had no room.
  if (isRefused) for (const key of [original, shown]) await parts.store.remove(key);
  // An empty object takes its place: the address that was given out would be good again if nothing were there.
  if (row.state !== 'waiting') await parts.store.put(storeKeys(file).quarantine, Buffer.alloc(0));
}

/** As it is sent the file has its room since it was announced; its copy may need more than there is. */
async function hasRoom(db: Db, row: FileRow, { accepted, quotaBytes }: Room): Promise<boolean> {
  const more = accepted.storedBytes - Number(row.bytes);
  return more <= 0 || (await lockedUse(db, row.org_id)).bytes + more <= quotaBytes;
}
type Room = { accepted: Accepted; quotaBytes: number };

type Settled = { row: FileRow; outcome: Outcome; parts: Pick<FileJobDeps, 'quotaBytes'> };

/** True when it is refused. */
async function settle(db: Db, { row, outcome, parts: { quotaBytes } }: Settled): Promise<boolean> {
  const file = { orgId: row.org_id, id: row.id };
  if ('accepted' in outcome && !(await hasRoom(db, row, { accepted: outcome.accepted, quotaBytes }))) {
    await markRefused(db, file, 'too_big');
    return true;
  }
  if ('refusal' in outcome) {
    await markRefused(db, file, outcome.refusal);
    if (outcome.isTimedOut)
      await logSecurity(db, { kind: FILE_LOG.timedOut, organisationId: file.orgId, subjectId: file.id });
    return true;
  }
  const ahead = await countAhead(db, file.orgId, 'pictures');
  await markReady(db, file, outcome.accepted);
  const payload = { orgId: file.orgId, fileId: file.id };
  if (outcome.accepted.picture && row.nature === 'public') await enqueue(db, drawThumbnail, payload);
  if (outcome.accepted.wantsSizes) await enqueue(db, drawSizes, payload, { ahead });
  return false;
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

/** Whether the document may carry programs or other files inside it: not where others open it on our word. */
function mayBeActive({ kind, nature }: FileRow): boolean {
  return nature === 'private' && !kindOf(kind).isVouchedFor;
}

type Case = { row: FileRow; file: StoredFileId; folder: string };

async function examine(parts: FileJobDeps, { row, file, folder }: Case): Promise<Outcome> {
  const { store, scanner, isolation, takesPublic } = parts;
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

  const { extension, nature } = row;
  // Announced while another worker could do it; it waits until one can again.
  if (nature === 'public' && !takesPublic) throw new Error('public files cannot be looked into safely here');
  const seen = await inspect(isolation, folder, { what: 'check', extension, mayBeActive: mayBeActive(row) });
  if ('refusal' in seen) return seen;

  const shown = seen.shown ? await readFile(join(folder, 'shown')) : undefined;
  if (shown) await store.put(keys.shown, shown);
  // Of the version that was looked at, or not at all.
  await store.copy(keys.quarantine, keys.original, found.etag);
  const { picture } = seen;
  const accepted = {
    bytes,
    sha256,
    shownMimeType: shown ? row.mime_type : null,
    storedBytes: bytes + (shown?.length ?? 0),
    picture,
    wantsSizes: picture !== undefined && nature === 'public' && kindOf(row.kind).hasSizes === true,
  };
  return { accepted };
}
