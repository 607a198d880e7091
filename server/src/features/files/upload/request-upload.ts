import { Failure } from '@qrigin/domain/errors';
import {
  FILE_EVENTS,
  type FileInfo,
  kindOf,
  refusalOfInfo,
  saidBytes,
  type UploadTicket,
} from '@qrigin/domain/files';
import type { OrgCtx } from '../../../db/index.ts';
import { enqueue } from '../../../queue/job.ts';
import { record } from '../../notifications/index.ts';
import type { FileDeps } from '../deps.ts';
import { insertFile, lockedUse, takesPublicFiles } from '../queries.ts';
import { checkUnsaid } from '../queue.ts';
import { storeKeys } from '../store/store-keys.ts';

/** Files that were announced in the last hour and never said to be sent. */
const MAX_WAITING = 100;
/** When an address without a signed length has run out and what began in time has come. */
const UNSAID_MS = 120_000;

/** Notes what is to come and answers where to send it. Nothing but exactly that will be taken there. */
export async function requestUpload(ctx: OrgCtx, parts: FileDeps, info: FileInfo): Promise<UploadTicket> {
  const refusal = refusalOfInfo(info);
  if (refusal) throw new Failure('file_refused', { refusal, max_bytes: kindOf(info.type).maxBytes });
  const { bytes, isExact } = saidBytes(info);
  const { db, orgId } = ctx;
  if (info.nature === 'public' && !(await takesPublicFiles(db))) throw new Failure('public_files_off');
  const use = await lockedUse(db, orgId);
  if (use.waiting >= MAX_WAITING) throw new Failure('too_many_uploads');
  // The store cannot hold its sender to a length, so there is only one of these at a time.
  if (!isExact && use.inexact > 0) throw new Failure('upload_unfinished');
  if (use.bytes + bytes > parts.quotaBytes) throw new Failure('store_full');

  const md5 = Buffer.from(info.md5_hash, 'hex');
  const id = await insertFile(db, {
    orgId,
    createdBy: ctx.userId,
    name: info.name,
    kind: info.type,
    nature: info.nature,
    mimeType: info.mime_type,
    extension: info.extension,
    bytes,
    isExact,
    md5,
  });
  await record(ctx, FILE_EVENTS.uploaded, { id });
  if (!isExact)
    await enqueue(db, checkUnsaid, { orgId, fileId: id }, { runAt: new Date(Date.now() + UNSAID_MS) });
  const file = { orgId, id };
  const announced = { mimeType: info.mime_type, md5, bytes: isExact ? bytes : undefined };
  const { url, headers } = await parts.store.presignPut(storeKeys(file).quarantine, announced);
  const download_url = info.nature === 'public' ? parts.links.publicUrl(file) : null;
  return { id, upload_url: url, headers, download_url };
}
