import type { PictureFormat } from '@qrigin/domain/files';

export type StoredFileId = { orgId: string; id: string };

export const QUARANTINE = 'quarantine/';
/** Below these everything is stored. */
export const PREFIXES = [QUARANTINE, 'original/', 'shown/', 'thumbnail/', 'picture/'] as const;

/** Where a file is stored. Made of ids alone, so nothing that a sender wrote is part of an address. */
export function storeKeys({ orgId, id }: StoredFileId) {
  const at = `${orgId}/${id}`;
  return {
    /** As it came, until it is checked. */
    quarantine: `${QUARANTINE}${at}`,
    /** As it came, once it is checked. */
    original: `original/${at}`,
    /** The copy that pages show, when it differs. */
    shown: `shown/${at}`,
    thumbnail: `thumbnail/${at}`,
  };
}

/** A picture that is drawn at this width. */
export function pictureKey({ orgId, id }: StoredFileId, width: number, format: PictureFormat): string {
  return `picture/${orgId}/${id}/${width}.${format}`;
}
