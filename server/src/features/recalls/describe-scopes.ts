import { PRODUCT } from '@qrigin/domain/products';
import { namesOf, type OrgCtx } from '../../db/index.ts';
import { type CodeFacts, readFacts } from '../qr/index.ts';
import type { FoundScope } from './find-scope.ts';
import { batchesById } from './queries.ts';

/** Whose goods a recall is about. */
export type Goods = {
  product: { id: string; name: string } | null;
  lot_code: string | null;
  /** What kind of pack it is, where it is one. */
  level: string | null;
};

type Ids = { productId: string | null; batchId: string | null; level: string | null };

function idsOf({ about, run }: FoundScope, code: CodeFacts | undefined): Ids {
  if (code) {
    const isPack = code.run.kind !== 'default' && code.height !== null;
    return { productId: code.productId, batchId: code.batchId, level: isPack ? code.level : null };
  }
  if (run !== null) return { productId: run.productId, batchId: run.batchId, level: null };
  if (about.scope === 'batch') return { productId: null, batchId: about.batchId, level: null };
  return { productId: about.productId, batchId: null, level: null };
}

/** The goods of each of these, named as they are today. */
export async function describeScopes(ctx: OrgCtx, scopes: readonly FoundScope[]): Promise<Goods[]> {
  const { db, orgId: org } = ctx;
  const codes = scopes.filter(({ about }) => about.scope === 'code');
  const places = codes.flatMap(({ about, run }) =>
    run && about.scope === 'code' ? [{ run, idx: about.idx }] : [],
  );
  const facts = places.length > 0 ? await readFacts(db, places) : [];
  const factsOf = new Map(codes.map((scope, at) => [scope, facts[at]]));
  const ids = scopes.map((scope) => idsOf(scope, factsOf.get(scope)));
  const batches = await batchesById(
    db,
    org,
    ids.flatMap(({ batchId }) => batchId ?? []),
  );
  const products = ids.map(
    ({ productId, batchId }) => productId ?? batches.get(batchId ?? '')?.product_id ?? null,
  );
  const productOf = (id: string) => ({ org, thing: PRODUCT, id });
  const nameOf = await namesOf(
    db,
    [...new Set(products)].flatMap((id) => (id === null ? [] : [productOf(id)])),
  );
  return ids.map(({ batchId, level }, at) => {
    const id = products[at] ?? null;
    return {
      product: id === null ? null : { id, name: nameOf(productOf(id)) ?? '' },
      lot_code: batches.get(batchId ?? '')?.lot_code ?? null,
      level,
    };
  });
}
