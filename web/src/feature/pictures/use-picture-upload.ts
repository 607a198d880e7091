import { useRef } from 'react';
import type { SentFile } from '../../http/upload/upload-file.ts';
import type { Upload } from '../../ui/file-field/upload-parts.ts';
import { useUpload } from '../../ui/file-field/use-upload.ts';
import type { Area } from './draw/draw-picture.ts';
import { preparePicture } from './draw/prepare-picture.ts';

interface Wishes {
  upload: Upload<SentFile>;
  onUploaded: (sent: SentFile, file: File) => void;
  onFailed?: () => void;
}

/** Sends a picture that was chosen here, made small enough on the way, or the part of it that someone wants. */
export function usePictureUpload({ upload, onUploaded, onFailed }: Wishes) {
  // Drawn here already: a second time would only cost quality.
  const drawn = useRef<File>(null);
  const { state, start, clear } = useUpload<SentFile>({
    accept: 'image/*',
    async upload(file, watch) {
      const prepared = file === drawn.current ? file : await preparePicture(file);
      watch.signal.throwIfAborted();
      return upload(prepared, watch);
    },
    onUploaded,
    onFailed,
  });

  async function startPart(original: File, area: Area): Promise<void> {
    const part = await preparePicture(original, area);
    drawn.current = part;
    void start(part);
  }

  return { state, start, startPart, clear };
}
