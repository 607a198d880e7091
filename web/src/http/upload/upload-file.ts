import type { FileKind, Nature } from '@qrigin/domain/declaration';
import { Failure } from '@qrigin/domain/errors';
import {
  type FileInfo,
  fileTypeOf,
  mayBe,
  requestPublicUpload,
  requestUpload,
  type StoredFile,
  type UploadTicket,
} from '@qrigin/domain/files';
import { call } from '../call.ts';
import { awaitCheck } from './await-check.ts';
import { fileInfoOf } from './file-info.ts';
import { md5OfFile } from './md5-of-file.ts';
import { putFile } from './put-file.ts';

interface Sending {
  org: string;
  name: string;
  kind: FileKind;
  nature: Nature;
  file: Blob;
}

/** `share` of the stage from 0 to 1; no one knows how long a check takes. */
interface Progress {
  stage: 'reading' | 'sending' | 'checking';
  share: number;
}

interface Watch {
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
}

/** A file that has come. While it is still being checked, its address is known already. */
export interface SentFile extends StoredFile {
  state: 'ready' | 'checking';
}

/**
 * Sends a file: asks where to, sends it there, says that it is there, and waits until it is checked. Throws a `Failure`
 * when the file or the sender is refused, a `FailedCall` when the store does not take it, a `TypeError` without network.
 */
export async function uploadFile(sending: Sending, { onProgress, signal }: Watch = {}): Promise<SentFile> {
  const { org, file, ...told } = sending;
  refuseAtOnce(sending);
  const tell = (stage: Progress['stage']) => (share: number) => onProgress?.({ stage, share });
  const aborted = signal && { signal };

  tell('reading')(0);
  const md5 = await md5OfFile(file, { onProgress: tell('reading'), ...aborted });
  const ticket = await askWhere(org, fileInfoOf(file, { ...told, md5 }), signal);
  tell('sending')(0);
  await putFile(ticket, file, { onProgress: tell('sending'), ...aborted });
  tell('checking')(0);
  const stored = await awaitCheck(ticket.id, signal);
  return {
    ...stored,
    download_url: stored.download_url ?? ticket.download_url,
    state: stored.state === 'ready' ? stored.state : 'checking',
  };
}

/** For fields that take files which anyone will see. */
export const uploadPublic =
  (org: string, kind: FileKind) =>
  (file: File, watch: Watch): Promise<SentFile> =>
    uploadFile({ org, name: file.name, kind, nature: 'public', file }, watch);

/** What the server would refuse anyway is not read and not sent. */
function refuseAtOnce({ kind, name, file }: Sending): void {
  if (file.size === 0) throw new Failure('file_refused', { refusal: 'broken' });
  if (file.size > kind.maxBytes)
    throw new Failure('file_refused', { refusal: 'too_big', max_bytes: kind.maxBytes });
  if (!mayBe(kind, fileTypeOf({ type: file.type, name })))
    throw new Failure('file_refused', { refusal: 'wrong_type' });
}

function askWhere(org: string, info: FileInfo, signal?: AbortSignal): Promise<UploadTicket> {
  const { nature, ...rest } = info;
  const input = { params: { org }, ...(signal && { signal }) };
  return nature === 'public'
    ? call(requestPublicUpload, { ...input, body: { ...rest, nature } })
    : call(requestUpload, { ...input, body: info });
}
