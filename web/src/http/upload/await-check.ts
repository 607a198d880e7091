import { Failure } from '@qrigin/domain/errors';
import { finishUpload, type StoredFile } from '@qrigin/domain/files';
import { call } from '../call.ts';

/** The server itself waits some seconds before it answers that it is not done. */
const TRIES = 5;
const PAUSE_MS = 1000;

/**
 * Says that the file is sent and waits for the verdict. A file that is still being checked after a few tries comes back
 * so: it is there, and will be ready or refused later.
 */
export async function awaitCheck(id: string, signal?: AbortSignal): Promise<StoredFile> {
  for (let tried = 1; ; tried += 1) {
    const file = await call(finishUpload, { body: { id }, ...(signal && { signal }) });
    if (file.state === 'refused') throw new Failure('file_refused', { refusal: file.refusal });
    if (file.state === 'ready' || tried === TRIES) return file;
    await pause(signal);
  }
}

function pause(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, PAUSE_MS);
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
