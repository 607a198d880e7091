import type { ReadOutcome } from '@qrigin/domain/packing';
import { PRODUCT } from '@qrigin/domain/products';
import { namesOf, type OrgCtx } from '../../../db/index.ts';
import type { CodeBook } from '../../qr/index.ts';
import { namePacks } from '../packs/name-packs.ts';
import type { JudgedRead } from './verdict.ts';

/** What reads came to, as the device shows it. */
export async function presentOutcomes(
  ctx: OrgCtx,
  book: CodeBook,
  judged: readonly JudgedRead[],
): Promise<ReadOutcome[]> {
  const packOf = await namePacks(
    ctx,
    book,
    judged.flatMap(({ pack }) => pack ?? []),
  );
  const productOf = (id: string) => ({ org: ctx.orgId, thing: PRODUCT, id });
  const products = new Set(judged.flatMap(({ code }) => code?.facts.productId ?? []));
  const nameOf = await namesOf(ctx.db, [...products].map(productOf));
  return judged.map(({ id, outcome, reason, text, code, pack }) => {
    const product = code?.facts.productId ?? null;
    return {
      id,
      outcome,
      reason,
      code: text,
      level: code?.facts.level ?? null,
      product: product === null ? null : { id: product, name: nameOf(productOf(product)) ?? '' },
      pack: packOf(pack),
    };
  });
}
