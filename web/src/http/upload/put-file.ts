import { FailedCall } from '@qrigin/domain/errors';
import type { UploadTicket } from '@qrigin/domain/files';

/** Browsers set these themselves, to what the file really is, and complain when someone else does. */
const SET_BY_THE_BROWSER = ['content-length', 'host'];

interface Watch {
  /** From 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends the file to the store. Not by fetch, which cannot tell how much of it has left. */
export function putFile(
  { upload_url, headers }: Pick<UploadTicket, 'upload_url' | 'headers'>,
  file: Blob,
  { onProgress, signal }: Watch = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort);
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    request.open('PUT', upload_url);
    for (const [name, value] of Object.entries(headers))
      if (!SET_BY_THE_BROWSER.includes(name.toLowerCase())) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) =>
      onProgress?.(file.size > 0 ? Math.min(1, loaded / file.size) : 1),
    );
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new FailedCall(`Upload failed with status ${request.status}`));
    });
    // As fetch has it when the network is away.
    request.addEventListener('error', () => reject(new TypeError('Failed to send the file')));
    request.addEventListener('abort', () => reject(signal?.reason));
    request.send(file);
  });
}
