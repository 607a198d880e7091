import type { FileKind } from '@qrigin/domain/declaration';
import type { OrgCtx } from '../../db/index.ts';
import { requireFiles } from '../files/index.ts';

type Named = { kind: Pick<FileKind, 'name'>; kept: string | null };

/** One that it has already is not asked about: a file that was refused late does not keep anyone from changing the rest. */
export async function requireNewFile(
  ctx: OrgCtx,
  { file_id: id }: { file_id: string | null },
  { kind, kept }: Named,
): Promise<void> {
  if (id !== null && id !== kept) await requireFiles(ctx, [id], { kind });
}
