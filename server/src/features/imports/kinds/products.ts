import { CONTENT_BYTES_MAX, FIXED_CONTENT, type FixedContent } from '@qrigin/domain/details';
import { type CellFault, ProductRowFields } from '@qrigin/domain/imports';
import { PRODUCT, type ProductFields } from '@qrigin/domain/products';
import {
  bytesOf,
  markOf,
  type OverviewToWrite,
  readOverviews,
  type StoredOverview,
  writeOverviews,
} from '../../details/index.ts';
import { addProducts, changeProducts, type KnownProduct } from '../../products/index.ts';
import type { MetFaults } from '../rows-queries.ts';
import type { ImportedKind, KindCtx, Met, SoundRow } from './kind.ts';
import { createProductFinder, longGtin } from './known-products.ts';
import { createSeenBefore, keyOf } from './seen-before.ts';

type Overview = FixedContent<'overview'>;
type Row = { row: number; fields: ProductRowFields };

/** What a product's page says once the row is written into it. Texts are in the language in which its maker writes first. */
function withFacts(content: Overview, { words, gtin, net_quantity, price }: ProductRowFields): Overview {
  const next = { ...content };
  for (const name of ['brand', 'variant', 'generic_name', 'description'] as const)
    if (words[name] !== undefined) next[name] = { ...content[name], [content.language]: words[name] };
  return {
    ...next,
    ...(gtin !== undefined && longGtin(gtin) !== longGtin(content.gtin) && { gtin }),
    ...(net_quantity && { net_quantity }),
    ...(price && {
      price: { amount: price.amount, currency: price.currency ?? content.price?.currency ?? 'INR' },
    }),
  };
}

const NOTHING_SAID = FIXED_CONTENT.overview.parse({});
const NO_MARK = markOf(NOTHING_SAID);

/** What is written of some rows. */
type Plan = {
  added: (ProductFields & { id: string })[];
  renamed: KnownProduct[];
  overviews: OverviewToWrite[];
  changed: Set<string>;
};

function planNew({ fields }: Row, plan: Plan): CellFault[] {
  if (fields.name === undefined) return [{ column: 'name', cause: 'missing' }];
  const id = crypto.randomUUID();
  const { name, nature = 'dynamic', reference = null } = fields;
  plan.added.push({ id, name, nature, reference });
  const content = withFacts(NOTHING_SAID, fields);
  if (markOf(content) !== NO_MARK) plan.overviews.push({ productId: id, content, lastRevision: 0 });
  return [];
}

function planChange(
  { fields }: Row,
  { product, overview }: { product: KnownProduct; overview: StoredOverview | undefined },
  plan: Plan,
): CellFault[] {
  if (fields.nature !== undefined && fields.nature !== product.nature)
    return [{ column: 'nature', cause: 'type_is_fixed' }];
  if (fields.reference !== undefined && product.reference !== null && fields.reference !== product.reference)
    return [{ column: 'reference', cause: 'other_reference' }];
  const { name = product.name, reference = product.reference } = fields;
  if (name !== product.name || reference !== product.reference) {
    plan.renamed.push({ ...product, name, reference });
    plan.changed.add(product.id);
  }
  const content = withFacts(overview?.content ?? NOTHING_SAID, fields);
  if (markOf(content) === (overview?.mark ?? NO_MARK)) return [];
  if (bytesOf(content) + (overview?.otherBytes ?? 0) > CONTENT_BYTES_MAX)
    return [{ column: 'description', cause: 'details_full' }];
  plan.overviews.push({ productId: product.id, content, lastRevision: overview?.lastRevision ?? 0 });
  plan.changed.add(product.id);
  return [];
}

/** What is kept from one lot of rows to the next. */
type Pass = {
  findProducts: ReturnType<typeof createProductFinder>;
  isSeen: ReturnType<typeof createSeenBefore>;
};

async function meet(ctx: KindCtx, rows: readonly Row[], { findProducts, isSeen }: Pass): Promise<Met> {
  const find = await findProducts(rows.map(({ fields: { reference, gtin } }) => ({ reference, gtin })));
  const found = rows.map((row) => ({
    row,
    product: find({ reference: row.fields.reference, gtin: row.fields.gtin }),
  }));
  const ids = found.flatMap(({ product }) => (product && 'id' in product ? product.id : []));
  const overviews = await readOverviews(ctx, ids, { isToChange: ctx.isStoring });
  const plan: Plan = { added: [], renamed: [], overviews: [], changed: new Set() };

  function planRow({ row, product }: (typeof found)[number]): CellFault[] {
    const { reference, gtin } = row.fields;
    const column = reference === undefined ? 'gtin' : 'reference';
    if (product && 'cause' in product) return [{ column: 'gtin', cause: product.cause }];
    const keys = [
      keyOf('id', product?.id),
      keyOf('reference', reference),
      keyOf('gtin', gtin && longGtin(gtin)),
    ];
    if (isSeen(...keys)) return [{ column, cause: 'in_file_twice' }];
    return product
      ? planChange(row, { product, overview: overviews.get(product.id) }, plan)
      : planNew(row, plan);
  }
  const faults: MetFaults[] = found
    .map((one) => ({ row: one.row.row, faults: planRow(one) }))
    .filter(({ faults: of }) => of.length > 0);
  return {
    faults,
    created: plan.added.length,
    changed: plan.changed.size,
    unchanged: rows.length - faults.length - plan.added.length - plan.changed.size,
    async store() {
      await addProducts(ctx, plan.added);
      await changeProducts(ctx, plan.renamed);
      await writeOverviews(ctx, plan.overviews);
    },
  };
}

const read = ({ row_number: row, fields }: SoundRow): Row => ({
  row,
  fields: ProductRowFields.parse(fields),
});

export const products: ImportedKind = {
  thing: PRODUCT,
  meet(ctx) {
    const pass = { findProducts: createProductFinder(ctx), isSeen: createSeenBefore() };
    return (rows) => meet(ctx, rows.map(read), pass);
  },
};
