import { Failure } from '@qrigin/domain/errors';
import type { Code } from '@qrigin/domain/qr';
import type { OrgCtx } from '../../db/index.ts';
import { type CodeBook, type CodeFacts, type CodePlace, findCodes, readFacts } from '../qr/index.ts';

/** What is true of a code now. One that is not there, or a stranger's, is not found. */
export async function findFacts(ctx: OrgCtx, book: CodeBook, code: Code): Promise<CodeFacts> {
  const [facts] = await readFacts(ctx.db, [await findPlace(ctx, book, code)]);
  if (!facts) throw new Failure('not_found');
  return facts;
}

export async function findPlace(ctx: OrgCtx, book: CodeBook, code: Code): Promise<CodePlace> {
  const [place] = await findCodes(ctx, book, [code]);
  if (!place) throw new Failure('not_found');
  return place;
}
