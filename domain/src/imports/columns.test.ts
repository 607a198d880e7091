import { expect, test } from 'vitest';
import { columnsOf, matchColumns, missingColumns } from './columns.ts';
import { IMPORTED, type ImportKind } from './feature.ts';

const KINDS = Object.keys(IMPORTED) as ImportKind[];

test.each(KINDS)('the template of %s is matched column by column', (kind) => {
  const columns = columnsOf(kind);
  expect(
    matchColumns(
      kind,
      columns.map(([, { heading }]) => heading),
    ),
  ).toEqual(Object.fromEntries(columns.map(([name], at) => [name, at])));
});

test('headings of others are matched by what they mean, whatever their spelling', () => {
  expect(
    matchColumns('products', ['S.No.', 'ITEM_CODE', 'Product Name', 'MRP (INR)', 'EAN-13', 'Net Wt.']),
  ).toEqual({
    reference: 1,
    name: 2,
    price: 3,
    gtin: 4,
    net_quantity: 5,
  });
});

test('of two columns that are called the same the first counts, and a column is used once', () => {
  expect(matchColumns('vendors', ['Name', 'Name', 'Code', 'Reference'])).toEqual({ name: 0, reference: 3 });
  expect(matchColumns('batches', ['SKU', 'Lot', 'Batch'])).toEqual({ product_reference: 0, lot_code: 1 });
});

test('a file needs what its rows are found again by', () => {
  expect(missingColumns('products', { name: 0 })).toEqual([['reference', 'gtin']]);
  expect(missingColumns('products', { gtin: 0 })).toEqual([]);
  expect(missingColumns('batches', { product_gtin: 0 })).toEqual([['lot_code']]);
});
