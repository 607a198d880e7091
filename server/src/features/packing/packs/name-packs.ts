import type { CodeRef } from '@qrigin/domain/qr';
import type { OrgCtx } from '../../../db/index.ts';
import { type CodeBook, nameCodes } from '../../qr/index.ts';

type NamedPack = { code: string; level: string };

export const keyOf = ({ run, idx }: CodeRef) => `${run} ${idx}`;

/** Packs as people know them: by their code and what kind of pack they are. */
export async function namePacks(
  ctx: OrgCtx,
  book: CodeBook,
  packs: readonly CodeRef[],
): Promise<(pack: CodeRef | null | undefined) => NamedPack | null> {
  const nameOf = await nameCodes(ctx, book, packs);
  return (pack) => (pack ? nameOf(pack) : null);
}
