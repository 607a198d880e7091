import { Failure } from '@qrigin/domain/errors';
import type { Code } from '@qrigin/domain/qr';
import type { OrgCtx } from '../../../db/index.ts';
import { findCodes, readFacts } from '../look-up/find-codes.ts';
import type { CodeBook } from './code-book.ts';
import { codeOwners, nameOwners } from './code-owners.ts';
import { presentCodes } from './present-codes.ts';

/** A code that someone looks for among those of a packaging: where it is, or what it belongs to instead. */
export async function findCode(ctx: OrgCtx, book: CodeBook, packagingId: string, wanted: Code) {
  const places = await findCodes(ctx, book, [wanted]);
  const [code] = await presentCodes(ctx, book, await readFacts(ctx.db, places));
  const [place] = places;
  const [belongs_to] = await codeOwners(ctx, places);
  const [issued_for] = await nameOwners(
    ctx,
    places.map(({ run }) => run),
  );
  if (!code || !place || !belongs_to || !issued_for) throw new Failure('not_found');
  return {
    is_here: place.run.packagingId === packagingId,
    kind: place.run.kind,
    code,
    issued_for,
    belongs_to,
  };
}
