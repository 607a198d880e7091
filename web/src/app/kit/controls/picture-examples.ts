import type { StoredFile } from '@qrigin/domain/files';
import type { SentFile } from '../../../http/upload/upload-file.ts';
import type { Upload, UploadProgress } from '../../../ui/file-field/upload-parts.ts';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#f3e3bf"/><rect x="130" y="70" width="140" height="190" rx="22" fill="#c98a1b"/><rect x="146" y="44" width="108" height="34" rx="8" fill="#14201b"/><rect x="130" y="130" width="140" height="78" fill="#faf8f4"/><rect x="146" y="148" width="80" height="8" fill="#14201b"/><rect x="146" y="168" width="60" height="8" fill="#8c8676"/></svg>`;

const storedAs = (file: File, download_url: string): SentFile => ({
  id: crypto.randomUUID(),
  name: file.name,
  type: 'productPicture',
  nature: 'public',
  mime_type: file.type,
  bytes: file.size,
  state: 'ready',
  refusal: null,
  download_url,
  thumbnail_url: null,
  picture: null,
});

/** A drawn jar, as it is stored. */
export const JAR: StoredFile = {
  ...storedAs(
    new File([DRAWING], 'jar.svg', { type: 'image/svg+xml' }),
    `data:image/svg+xml,${encodeURIComponent(DRAWING)}`,
  ),
  picture: { width: 400, height: 300, widths: [] },
};

export const LEAFLET: StoredFile = {
  ...storedAs(
    new File([new Uint8Array(412_000)], 'leaflet.pdf', { type: 'application/pdf' }),
    'https://example.com/leaflet.pdf',
  ),
  type: 'productDocument',
};

const TICK_MS = 250;

/** Nothing is sent; it only looks so. */
export const pretend: Upload<SentFile> = async (file, { onProgress, signal }) => {
  for (const share of [0.2, 0.5, 0.9]) {
    onProgress({ stage: 'sending', share });
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    signal.throwIfAborted();
  }
  return storedAs(file, URL.createObjectURL(file));
};

/** Goes as far as told and stays there. */
export const upTo =
  (progress: UploadProgress): Upload<SentFile> =>
  (_file, { onProgress }) => {
    onProgress(progress);
    return new Promise(() => undefined);
  };

export const failing =
  (reason: unknown): Upload<SentFile> =>
  async () => {
    throw reason;
  };

export const chosenFile = () => new File([DRAWING], 'jar.svg', { type: 'image/svg+xml' });
