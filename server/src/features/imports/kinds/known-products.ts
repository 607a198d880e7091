import type { ImportCause } from '@qrigin/domain/imports';
import { productsWithGtin } from '../../details/index.ts';
import { type KnownProduct, productsById, productsWithReference } from '../../products/index.ts';
import type { KindCtx } from './kind.ts';

type Named = { reference: string | undefined; gtin: string | undefined };

/** The same however many digits it is written with. */
export const longGtin = (gtin: string) => gtin.padStart(14, '0');

export type FindProduct = (named: Named) => KnownProduct | { cause: ImportCause } | undefined;

type Ctx = Pick<KindCtx, 'db' | 'orgId'>;

/** The ids of products by each GTIN that one of them has. */
async function labelledProducts(ctx: Ctx): Promise<ReadonlyMap<string, readonly string[]>> {
  const having = await productsWithGtin(ctx);
  return new Map(
    [...Map.groupBy(having, ({ gtin }) => gtin)].map(([gtin, of]) => [gtin, of.map((one) => one.product_id)]),
  );
}

/**
 * Finds products of the organisation that are not deleted, by reference and by GTIN. GTINs are in drafts, all of which are read for
 * them: once, and only for a file that has any.
 */
export function createProductFinder(ctx: Ctx): (wanted: readonly Named[]) => Promise<FindProduct> {
  let labelled: ReturnType<typeof labelledProducts> | undefined;
  return async (wanted) => {
    const references = new Set(wanted.flatMap(({ reference }) => reference ?? []));
    const named = await productsWithReference(ctx, [...references]);
    const byReference = new Map(named.map((product) => [product.reference, product]));

    if (wanted.some(({ gtin }) => gtin !== undefined)) labelled ??= labelledProducts(ctx);
    const idsByGtin = await labelled;
    const idsOf = (gtin: string | undefined) =>
      gtin === undefined ? [] : (idsByGtin?.get(longGtin(gtin)) ?? []);
    const ids = new Set(wanted.flatMap(({ gtin }) => idsOf(gtin)));
    const byId = new Map((await productsById(ctx, [...ids])).map((product) => [product.id, product]));

    return ({ reference, gtin }) => {
      const referred = reference === undefined ? undefined : byReference.get(reference);
      const having = idsOf(gtin).flatMap((id) => byId.get(id) ?? []);
      if (referred) return having.every(({ id }) => id === referred.id) ? referred : { cause: 'names_two' };
      return having.length > 1 ? { cause: 'ambiguous_gtin' } : having[0];
    };
  };
}
