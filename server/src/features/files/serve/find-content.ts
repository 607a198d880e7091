import { type Extension, FILE_TYPES, mayBePublic, readPictureName, savedName } from '@qrigin/domain/files';
import type { Db } from '../../../db/index.ts';
import type { FileDeps } from '../deps.ts';
import { type FileRow, findFile } from '../queries.ts';
import { pictureKey, type StoredFileId, storeKeys } from '../store/store-keys.ts';

const THUMBNAIL_TYPE = 'image/webp';

/** Bitmaps are shown in a page as they are. Everything else is saved, even an SVG opened by itself. */
const INLINE: readonly string[] = [FILE_TYPES.jpg, FILE_TYPES.png, FILE_TYPES.gif, FILE_TYPES.webp];

/** Texts were checked to be UTF-8. */
function typeWithCharset(type: string): string {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

function isExtension(text: string): text is Extension {
  return Object.hasOwn(FILE_TYPES, text);
}

/** `filename*` as RFC 5987 has it; the plain one for programs that do not know it. */
function dispositionOf(row: FileRow, how: 'inline' | 'attachment'): string {
  const name = savedName(row.name, isExtension(row.extension) ? row.extension : '');
  const plain = name.replaceAll(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

type Asked = { file: StoredFileId; query: URLSearchParams };

/** By a link of ours the file as it was sent; without one what is public, as pages show it. Undefined: nothing is there. */
export async function findContent(db: Db, { store, links }: FileDeps, { file, query }: Asked) {
  const row = await findFile(db, file);
  if (row?.state !== 'ready') return undefined;
  const keys = storeKeys(file);
  // The store is never asked what a file is.
  const type = typeWithCharset(row.mime_type);
  if (query.has('mark') || query.has('until')) {
    if (!links.isOurs(file, query)) return undefined;
    return {
      tag: `${row.id}-original`,
      type,
      disposition: dispositionOf(row, 'attachment'),
      isPublic: false,
      open: (range: string | undefined) => store.read(keys.original, range),
    };
  }
  // Some became public before programs and archives could not; a link of ours still gives them to their owners.
  if (row.nature !== 'public' || !mayBePublic(row)) return undefined;
  const key = row.shown_mime_type === null ? keys.original : keys.shown;
  return {
    tag: `${row.id}-shown`,
    type: row.shown_mime_type ?? type,
    disposition: dispositionOf(row, INLINE.includes(row.mime_type) ? 'inline' : 'attachment'),
    isPublic: true,
    open: (range: string | undefined) => store.read(key, range),
  };
}

export async function findThumbnail(db: Db, { store }: FileDeps, file: StoredFileId) {
  const row = await findFile(db, file);
  if (row?.state !== 'ready' || row.nature !== 'public' || !row.has_thumbnail) return undefined;
  return {
    tag: `${row.id}-thumbnail`,
    type: THUMBNAIL_TYPE,
    disposition: 'inline',
    isPublic: true,
    open: (range: string | undefined) => store.read(storeKeys(file).thumbnail, range),
  };
}

type AskedPicture = { file: StoredFileId; name: string };

/** Undefined unless it is drawn at this width, for everyone to see. */
export async function findPicture(db: Db, { store }: FileDeps, { file, name }: AskedPicture) {
  const asked = readPictureName(name);
  if (!asked) return undefined;
  const { width, format } = asked;
  const row = await findFile(db, file);
  if (row?.state !== 'ready' || row.nature !== 'public' || !row.picture_widths?.includes(width))
    return undefined;
  return {
    tag: `${row.id}-${width}-${format}`,
    type: `image/${format}`,
    disposition: 'inline',
    isPublic: true,
    isForGood: true,
    open: (range: string | undefined) => store.read(pictureKey(file, width, format), range),
  };
}
