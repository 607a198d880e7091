import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { fileAddress, thumbnailAddress } from '@qrigin/domain/files';
import type { StoredFileId } from '../store/store-keys.ts';

const LINK_SECONDS = 60;

/** Addresses that are good for a while, because their marks need SECRET_KEY. */
export type SignedLinks = {
  /** For a while. Whoever gives it out has checked that it may be read. */
  downloadUrl(file: StoredFileId): string;
  /** Whether the query is that of a link of ours to this file, and not too old. */
  isOurs(file: StoredFileId, query: URLSearchParams): boolean;
};

/** `downloadUrl` leads to the file as it was sent. */
export type Links = SignedLinks & {
  /** Lasting; answers when the file is public and checked. */
  publicUrl(file: StoredFileId): string;
  thumbnailUrl(file: StoredFileId): string;
};

type Signing = {
  secretKeys: readonly Buffer[];
  /** A link for one is none for another. */
  purpose: string;
  at: (file: StoredFileId) => string;
  /** How long one is good. */
  seconds: number;
};

/** On the content origin no one has the key: the newest signs, all count. */
export function createSignedLinks({ secretKeys, purpose, at, seconds }: Signing): SignedLinks {
  const keys = secretKeys.map((key) => new Uint8Array(hkdfSync('sha256', key, '', purpose, 32)));
  const marksOf = ({ orgId, id }: StoredFileId, until: string) =>
    keys.map((key) =>
      createHmac('sha256', key)
        .update(JSON.stringify([orgId, id, until]))
        .digest(),
    );
  return {
    downloadUrl(file) {
      const until = String(Math.floor(Date.now() / 1000) + seconds);
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

/** Addresses of files on the content origin. */
export function createLinks(contentOrigin: string, secretKeys: readonly Buffer[]): Links {
  const at = ({ orgId, id }: StoredFileId) => fileAddress(contentOrigin, orgId, id);
  return {
    publicUrl: at,
    thumbnailUrl: (file) => thumbnailAddress(at(file)),
    ...createSignedLinks({ secretKeys, purpose: 'qrigin file links', at, seconds: LINK_SECONDS }),
  };
}
