import type { FileKind } from '@qrigin/domain/declaration';
import type { StoredFile } from '@qrigin/domain/files';
import type { OrgCtx } from '../../db/index.ts';
import { presentFile } from './present-file.ts';
import { findFiles } from './queries.ts';
import type { Links } from './serve/links.ts';

type Wanted = {
  ids: readonly string[];
  /** Others are not for the eyes of everyone who may name one. */
  kinds: readonly FileKind[];
};

/** For features that show files: those of these that the organisation has, in the order in which they were named. */
export async function storedFiles(
  { db, orgId }: Pick<OrgCtx, 'db' | 'orgId'>,
  { ids, kinds }: Wanted,
  links: Links,
): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  const rows = (await findFiles(db, orgId, ids)).filter(({ kind }) =>
    kinds.some(({ name }) => name === kind),
  );
  const found = new Map(rows.map((row) => [row.id, presentFile(row, links)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
