import { expect, test } from 'vitest';
import { matchColumns } from '../columns.ts';
import { guessDelimiter } from '../csv/guess-delimiter.ts';
import { parseCsv } from '../csv/parse-csv.ts';
import { IMPORTED, type ImportKind } from '../feature.ts';
import { templateOf } from '../template.ts';
import { cellsOf } from './cell-reader.ts';
import { readRow } from './read-row.ts';

const KINDS = Object.keys(IMPORTED) as ImportKind[];

test.each(KINDS)('the example in the template of %s has no mistakes', (kind) => {
  const template = templateOf(kind);
  const [headings, example] = parseCsv(template, guessDelimiter(template));
  const cells = cellsOf(example?.cells ?? [], matchColumns(kind, headings?.cells ?? []));
  expect(readRow(kind, cells).faults).toEqual([]);
});

test('what is wrong with a row is told at the cell that has to be mended', () => {
  const { faults } = readRow('products', {
    gtin: '4006381333932',
    name: 'x'.repeat(121),
    nature: 'other',
    brand: 'a\u0007b',
    net_quantity: '500 pots',
    price: 'ask us',
  });
  expect(faults).toEqual([
    { column: 'gtin', cause: 'gtin' },
    { column: 'name', cause: 'too_long' },
    { column: 'nature', cause: 'choice' },
    { column: 'brand', cause: 'characters' },
    { column: 'net_quantity', cause: 'unit' },
    { column: 'price', cause: 'number' },
  ]);
  expect(
    readRow('batches', { product_reference: 'A', made_on: '31/12/2026', expires_on: '30/12/2026' }).faults,
  ).toEqual([
    { column: 'lot_code', cause: 'missing' },
    { column: 'expires_on', cause: 'date_order' },
  ]);
  expect(readRow('vendors', { email: 'x', website: 'javascript:alert(1)' }).faults).toEqual([
    { column: 'email', cause: 'email' },
    { column: 'website', cause: 'link' },
    { column: 'name', cause: 'needs_key' },
  ]);
});

test('quantities, prices and texts are read as people write them', () => {
  expect(
    readRow('products', {
      reference: 'A',
      net_quantity: '1,5',
      net_unit: 'Kg.',
      price: '₹ 1,00,000.50',
      name: 'Tea',
    }).fields,
  ).toMatchObject({
    net_quantity: { amount: 1.5, unit: 'kg' },
    price: { amount: 100_000.5, currency: 'INR' },
  });
  expect(
    readRow('products', { gtin: '400 6381-333931', net_quantity: '250 gms', price: '9,90', currency: 'eur' })
      .fields,
  ).toMatchObject({
    gtin: '4006381333931',
    net_quantity: { amount: 250, unit: 'g' },
    price: { amount: 9.9, currency: 'EUR' },
  });
  expect(cellsOf(["'=1+1", "'quoted'"], { name: 0, brand: 1 })).toEqual({ name: '=1+1', brand: "'quoted'" });
});
