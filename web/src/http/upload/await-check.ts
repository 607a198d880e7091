import { Failure } from '@qrigin/domain/errors';
import { FILE, finishUpload, type StoredFile } from '@qrigin/domain/files';
import { call } from '../call.ts';
import { createNews } from '../live/create-news.ts';

/** Nothing is heard for so long: the stream may be lost, so the server is asked. */
const ASK_MS = 10_000;
/** Nobody waits for longer than this, whatever is heard. */
const PATIENCE_MS = 30_000;

/**
 * Says that the file is sent and waits for the verdict, which the stream announces. A file that is still being checked
 * after half a minute comes back so: it is there, and will be ready or refused later.
 */
export async function awaitCheck(id: string, signal?: AbortSignal): Promise<StoredFile> {
  const deadline = Date.now() + PATIENCE_MS;
  // Before the first call: a check may be over before its answer is here.
  const news = createNews(FILE.name);
  try {
    for (;;) {
      const file = await call(finishUpload, { body: { id }, ...(signal && { signal }) });
      if (file.state === 'refused') throw new Failure('file_refused', { refusal: file.refusal });
      if (file.state === 'ready' || Date.now() >= deadline) return file;
      await news.next(ASK_MS, signal);
    }
  } finally {
    news.stop();
  }
}
