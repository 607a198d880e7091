import { Failure } from '@qrigin/domain/errors';
import { type FileInfo, kindOf, refusalOfInfo, saidBytes, type UploadTicket } from '@qrigin/domain/files';
import { audit, type OrgCtx } from '../../db/index.ts';
import type { FileParts } from './parts.ts';
import { insertFile, lockedUse } from './queries.ts';
import { storeKeys } from './store-keys.ts';

/** Notes what is to come and answers where to send it. Nothing but exactly that will be taken there. */
export async function requestUpload(ctx: OrgCtx, parts: FileParts, info: FileInfo): Promise<UploadTicket> {
  const refusal = refusalOfInfo(info);
  if (refusal) throw new Failure('file_refused', { refusal, max_bytes: kindOf(info.type).maxBytes });
  const { bytes, isExact } = saidBytes(info);
  const { db, orgId } = ctx;
  if ((await lockedUse(db, orgId)) + bytes > parts.quotaBytes) throw new Failure('store_full');

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
  await audit(ctx, 'file.upload', id);
  const file = { orgId, id };
  const announced = { mimeType: info.mime_type, md5, bytes: isExact ? bytes : undefined };
  const { url, headers } = await parts.store.presignPut(storeKeys(file).quarantine, announced);
  const download_url = info.nature === 'public' ? parts.links.publicUrl(file) : null;
  return { id, upload_url: url, headers, download_url };
}
