import { act } from '@testing-library/react';
import { fileRow } from '../../../domain/src/files/samples.ts';
import type { SentFile } from '../http/upload/upload-file.ts';
import type { Upload, UploadProgress } from '../ui/file-field/upload-parts.ts';

/** A picture as the server answers with it. */
export const sentPicture = (over: Partial<SentFile> = {}): SentFile => ({
  ...fileRow({
    name: 'comb.jpg',
    type: 'productPicture',
    nature: 'public',
    mime_type: 'image/jpeg',
    download_url: 'https://content.example/files/o/comb',
    picture: { width: 800, height: 600, widths: [320, 640] },
  }),
  state: 'ready',
  ...over,
});

interface Call {
  file: File;
  signal: AbortSignal;
  progress: (progress: UploadProgress) => void;
  finish: (sent?: SentFile) => Promise<void>;
  fail: (error: unknown) => Promise<void>;
}

/** An upload that continues only when the test lets it. */
export function slowUpload() {
  const calls: Call[] = [];
  const upload: Upload<SentFile> = (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      calls.push({
        file,
        signal,
        progress: (progress) => act(() => onProgress(progress)),
        finish: (sent = sentPicture()) => act(async () => resolve(sent)),
        fail: (error) => act(async () => reject(error)),
      });
    });
  return { upload, calls };
}
