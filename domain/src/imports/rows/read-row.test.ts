import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from '../../http/index.ts';
import { matchColumns } from '../columns.ts';
import { guessDelimiter } from '../csv/guess-delimiter.ts';
import { parseCsv } from '../csv/parse-csv.ts';
import { IMPORTED, type ImportKind } from '../feature.ts';
import { templateOf } from '../template.ts';
import { cellsOf } from './cell-reader.ts';
import { readAmount } from './product-row.ts';
import { readRow } from './read-row.ts';

const KINDS = Object.keys(IMPORTED) as ImportKind[];

test.each(KINDS)('the example in the template of %s has no mistakes', (kind) => {
  const template = templateOf(kind);
  const [headings, example] = parseCsv(template, guessDelimiter(template));
  const cells = cellsOf(example?.cells ?? [], matchColumns(kind, headings?.cells ?? []));
  expect(readRow(kind, cells).faults).toEqual([]);
});

test('a cell that is far too long for a number, a day or a choice is not looked into', () => {
  const long = `1${' '.repeat(3990)}!`;
  const { faults } = readRow('products', {
    reference: 'A',
    gtin: long,
    nature: long,
    net_quantity: long,
    price: long,
  });
  expect(new Set(faults.map(({ cause }) => cause))).toEqual(new Set(['too_long']));
  expect(faults).toHaveLength(4);
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
});

test('a price without a currency says none', () => {
  const { fields } = readRow('products', { reference: 'A', price: '12' });
  expect(fields).toMatchObject({ price: { amount: 12, currency: undefined } });
});

test.each(['constructor', 'toString', '__proto__'])('%s is no unit', (word) => {
  for (const cells of [{ net_quantity: `500 ${word}` }, { net_quantity: '500', net_unit: word }])
    expect(readRow('products', { reference: 'A', ...cells }).faults).toMatchObject([
      { column: 'net_quantity' },
    ]);
});

test('a quantity and a price are read alone as they are in a row', () => {
  expect(['1.000 kg', '500', '250 gms', 'ask us'].map((text) => readAmount('net_quantity', text))).toEqual([
    1,
    500,
    250,
    undefined,
  ]);
  expect(['₹ 1.250', '9,90', 'ask us'].map((text) => readAmount('price', text))).toEqual([
    1.25,
    9.9,
    undefined,
  ]);
});

test('what our own files put before formulas is left out, and nothing else', () => {
  expect(cellsOf(["'=1+1", "'quoted'", "Road 1\n'-5"], { name: 0, brand: 1, description: 2 })).toEqual({
    name: '=1+1',
    brand: "'quoted'",
    description: 'Road 1\n-5',
  });
});

/** What can be stored of a row: without spaces around it, and with one sign for the end of a line. */
const cellText = fc
  .string({ unit: fc.constantFrom('a', ' ', "'", '"', '=', '+', '-', '@', '＝', ';', ',', '\t', '\n', 'é') })
  .map((text) => text.trim());

test('what is exported as CSV is imported as the same text', () => {
  fc.assert(
    fc.property(fc.array(cellText, { minLength: 1, maxLength: 4 }), (texts) => {
      const [row] = parseCsv(csvLine(['first', ...texts]), ',');
      const places = Object.fromEntries(texts.map((_, at) => [`column ${at}`, at + 1]));
      expect(Object.values(cellsOf(row?.cells ?? [], places))).toEqual(texts);
    }),
    { numRuns: 2000 },
  );
});
