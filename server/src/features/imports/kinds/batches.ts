import { BatchRowFields, type CellFault } from '@qrigin/domain/imports';
import { BATCH } from '@qrigin/domain/products';
import {
  addBatches,
  type BatchToWrite,
  batchesWithLots,
  changeBatches,
  type KnownBatch,
} from '../../products/index.ts';
import { sitesNamed } from '../../sites/index.ts';
import type { ImportedKind, KindCtx, Met, SoundRow } from './kind.ts';
import { createProductFinder } from './known-products.ts';
import { createSeenBefore } from './seen-before.ts';

type Row = { row: number; fields: BatchRowFields };
type Lot = { product_id: string; lot_code: string };
/** A row with the product that it is about. */
type Placed = Row & { lot: Lot };

const lotKey = ({ product_id, lot_code }: Lot) => `${product_id} ${lot_code}`;

/** What is kept from one lot of rows to the next. */
type Pass = {
  findProducts: ReturnType<typeof createProductFinder>;
  isSeen: ReturnType<typeof createSeenBefore>;
};

/** What is wrong with each row, as far as its product goes, and the others. */
async function placeRows(
  rows: readonly Row[],
  findProducts: Pass['findProducts'],
): Promise<{ placed: Placed[]; faults: Map<number, CellFault[]> }> {
  const namedBy = ({ fields }: Row) => ({ reference: fields.product_reference, gtin: fields.product_gtin });
  const find = await findProducts(rows.map(namedBy));
  const placed: Placed[] = [];
  const faults = new Map<number, CellFault[]>();
  for (const row of rows) {
    const product = find(namedBy(row)) ?? { cause: 'no_product' as const };
    const column = row.fields.product_reference === undefined ? 'product_gtin' : 'product_reference';
    if ('cause' in product) faults.set(row.row, [{ column, cause: product.cause }]);
    else placed.push({ ...row, lot: { product_id: product.id, lot_code: row.fields.lot_code ?? '' } });
  }
  return { placed, faults };
}

const isSame = (one: BatchToWrite, other: BatchToWrite) =>
  one.made_on === other.made_on && one.expires_on === other.expires_on && one.site_id === other.site_id;

async function meet(ctx: KindCtx, rows: readonly Row[], { findProducts, isSeen }: Pass): Promise<Met> {
  const { placed, faults } = await placeRows(rows, findProducts);
  const sites = await sitesNamed(ctx, [...new Set(rows.flatMap(({ fields }) => fields.site ?? []))]);
  const stored = await batchesWithLots(
    ctx,
    placed.map(({ lot }) => lot),
  );
  const known = new Map(stored.map((batch) => [lotKey(batch), batch]));
  const added: BatchToWrite[] = [];
  const changed: KnownBatch[] = [];

  function plan({ fields, lot }: Placed): CellFault[] {
    if (isSeen(lotKey(lot))) return [{ column: 'lot_code', cause: 'in_file_twice' }];
    const before = known.get(lotKey(lot));
    const site = fields.site === undefined ? before?.site_id : sites.get(fields.site.toLowerCase());
    if (fields.site !== undefined && site === undefined) return [{ column: 'site', cause: 'no_site' }];
    const batch: BatchToWrite = {
      ...lot,
      made_on: fields.made_on ?? before?.made_on ?? null,
      expires_on: fields.expires_on ?? before?.expires_on ?? null,
      site_id: site ?? null,
    };
    if (batch.made_on && batch.expires_on && batch.expires_on < batch.made_on)
      return [{ column: fields.expires_on === undefined ? 'made_on' : 'expires_on', cause: 'date_order' }];
    if (!before) added.push(batch);
    else if (!isSame(batch, before)) changed.push({ ...batch, id: before.id });
    return [];
  }
  for (const row of placed) {
    const found = plan(row);
    if (found.length > 0) faults.set(row.row, found);
  }
  return {
    faults: [...faults].map(([row, of]) => ({ row, faults: of })),
    created: added.length,
    changed: changed.length,
    unchanged: rows.length - faults.size - added.length - changed.length,
    async store() {
      await addBatches(ctx, added);
      await changeBatches(ctx, changed);
    },
  };
}

const read = ({ row_number: row, fields }: SoundRow): Row => ({ row, fields: BatchRowFields.parse(fields) });

export const batches: ImportedKind = {
  thing: BATCH,
  meet(ctx) {
    const pass = { findProducts: createProductFinder(ctx), isSeen: createSeenBefore() };
    return (rows) => meet(ctx, rows.map(read), pass);
  },
};
