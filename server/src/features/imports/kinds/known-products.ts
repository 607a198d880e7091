import type { ImportCause } from '@qrigin/domain/imports';
import { productsWithGtin } from '../../details/index.ts';
import { type KnownProduct, productsById, productsWithReference } from '../../products/index.ts';
import type { KindCtx } from './kind.ts';

type Named = { reference: string | undefined; gtin: string | undefined };

/** The same however many digits it is written with. */
export const longGtin = (gtin: string) => gtin.padStart(14, '0');

export type FindProduct = (named: Named) => KnownProduct | { cause: ImportCause } | undefined;

/** Finds products of the organisation that are not deleted, by reference and by GTIN. */
export async function findProducts(
  ctx: Pick<KindCtx, 'db' | 'orgId'>,
  wanted: readonly Named[],
): Promise<FindProduct> {
  const byReference = new Map<string | null, KnownProduct>();
  const references = new Set(wanted.flatMap(({ reference }) => reference ?? []));
  for (const product of await productsWithReference(ctx, [...references]))
    byReference.set(product.reference, product);

  const gtins = new Set(wanted.flatMap(({ gtin }) => (gtin === undefined ? [] : longGtin(gtin))));
  const having = await productsWithGtin(ctx, [...gtins]);
  const ids = new Set(having.map(({ product_id }) => product_id));
  const byId = new Map((await productsById(ctx, [...ids])).map((product) => [product.id, product]));
  const byGtin = Map.groupBy(having, ({ gtin }) => gtin);

  return ({ reference, gtin }) => {
    const named = reference === undefined ? undefined : byReference.get(reference);
    const labelled = (gtin === undefined ? [] : (byGtin.get(longGtin(gtin)) ?? [])).flatMap(
      ({ product_id: id }) => byId.get(id) ?? [],
    );
    if (named) return labelled.every(({ id }) => id === named.id) ? named : { cause: 'names_two' };
    return labelled.length > 1 ? { cause: 'ambiguous_gtin' } : labelled[0];
  };
}
