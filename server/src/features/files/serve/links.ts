import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { fileAddress, thumbnailAddress } from '@qrigin/domain/files';
import type { StoredFileId } from '../store/store-keys.ts';

const LINK_SECONDS = 60;

export type Links = {
  /** Lasting; answers when the file is public and checked. */
  publicUrl(file: StoredFileId): string;
  thumbnailUrl(file: StoredFileId): string;
  /** To the file as it was sent, for 60 seconds. Whoever gives it out has checked that it may be read. */
  downloadUrl(file: StoredFileId): string;
  /** Whether the query is that of a link of ours to this file, and not too old. */
  isOurs(file: StoredFileId, query: URLSearchParams): boolean;
};

/** Addresses on the content origin. Their marks need SECRET_KEY, which no one there has: the newest signs, all count. */
export function createLinks(contentOrigin: string, secretKeys: readonly Buffer[]): Links {
  const keys = secretKeys.map((key) => new Uint8Array(hkdfSync('sha256', key, '', 'qrigin file links', 32)));
  const at = ({ orgId, id }: StoredFileId) => fileAddress(contentOrigin, orgId, id);
  const marksOf = ({ orgId, id }: StoredFileId, until: string) =>
    keys.map((key) =>
      createHmac('sha256', key)
        .update(JSON.stringify([orgId, id, until]))
        .digest(),
    );
  return {
    publicUrl: at,
    thumbnailUrl: (file) => thumbnailAddress(at(file)),
    downloadUrl(file) {
      const until = String(Math.floor(Date.now() / 1000) + LINK_SECONDS);
      const mark = marksOf(file, until)[0]?.toString('base64url') ?? '';
      return `${at(file)}?until=${until}&mark=${mark}`;
    },
    isOurs(file, query) {
      const until = query.get('until') ?? '';
      const mark = Buffer.from(query.get('mark') ?? '', 'base64url');
      const isMark = (wanted: Buffer) => mark.length === wanted.length && timingSafeEqual(mark, wanted);
      return marksOf(file, until).some(isMark) && Number(until) * 1000 >= Date.now();
    },
  };
}
