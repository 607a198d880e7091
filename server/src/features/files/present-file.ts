import { NATURES } from '@qrigin/domain/declaration';
import { FILE_REFUSALS, FILE_STATES, type StoredFile } from '@qrigin/domain/files';
import type { FileRow } from './queries.ts';
import type { Links } from './serve/links.ts';

/** The database holds these columns to the same lists. */
function oneOf<Value extends string>(values: readonly Value[], text: string): Value {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`${text} is none of ${values.join()}`);
  return found;
}

/** Null for what is no picture, or was never measured. */
export function pictureOf({
  width,
  height,
  picture_widths,
}: Pick<FileRow, 'width' | 'height' | 'picture_widths'>): StoredFile['picture'] {
  return width === null || height === null ? null : { width, height, widths: picture_widths ?? [] };
}

export function presentFile(row: FileRow, links: Links): StoredFile {
  const file = { orgId: row.org_id, id: row.id };
  const isShown = row.nature === 'public' && row.state === 'ready';
  return {
    id: row.id,
    name: row.name,
    type: row.kind,
    nature: oneOf(NATURES, row.nature),
    mime_type: row.mime_type,
    bytes: Number(row.bytes),
    state: oneOf(FILE_STATES, row.state),
    refusal: row.refusal === null ? null : oneOf(FILE_REFUSALS, row.refusal),
    download_url: isShown ? links.publicUrl(file) : null,
    thumbnail_url: isShown && row.has_thumbnail ? links.thumbnailUrl(file) : null,
    picture: isShown ? pictureOf(row) : null,
  };
}
