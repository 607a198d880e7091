import { fileAddress, mayBePublic, type StoredFile } from '@qrigin/domain/files';
import type { Db } from '../../../db/index.ts';
import { pictureOf } from '../present-file.ts';
import { findShownFiles } from '../queries.ts';

type Files = { orgId: string; ids: readonly string[] };

type ShownFile = Pick<StoredFile, 'name' | 'bytes' | 'picture'> & {
  /** On the content origin. */
  url: string;
};

/**
 * For pages that anyone may see, which are drawn with fewer rights than a member's call: what these files are, by
 * their ids. One that is not ready, not public, or of another organisation is missing.
 */
export async function shownFiles(
  db: Db,
  contentOrigin: string,
  { orgId, ids }: Files,
): Promise<Record<string, ShownFile>> {
  if (ids.length === 0) return {};
  const rows = (await findShownFiles(db, orgId, ids)).filter(mayBePublic);
  return Object.fromEntries(
    rows.map((row) => [
      row.id,
      {
        url: fileAddress(contentOrigin, orgId, row.id),
        name: row.name,
        bytes: Number(row.bytes),
        picture: pictureOf(row),
      },
    ]),
  );
}
