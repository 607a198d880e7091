import { z } from 'zod';
import { AMOUNT_MAX, CURRENCIES, LINE_MAX, NAME_MAX, NET_UNITS, PARAGRAPH_MAX } from '../../details/index.ts';
import { multiLineText, singleLineText } from '../../http/index.ts';
import { PRODUCT_NAME_MAX, PRODUCT_NATURES, PRODUCT_REFERENCE_MAX } from '../../products/index.ts';
import { readGtin } from '../cells/read-gtin.ts';
import { readNumber } from '../cells/read-number.ts';
import type { CellFault } from './causes.ts';
import { type Cells, createCellReader } from './cell-reader.ts';

/** What a row says of a product. What it leaves out stays as it is, or begins as a new product does. */
export const ProductRowFields = z.object({
  reference: z.string().optional(),
  gtin: z.string().optional(),
  name: z.string().optional(),
  nature: z.enum(PRODUCT_NATURES).optional(),
  words: z.object({
    brand: z.string().optional(),
    variant: z.string().optional(),
    generic_name: z.string().optional(),
    description: z.string().optional(),
  }),
  net_quantity: z.object({ amount: z.number(), unit: z.enum(NET_UNITS) }).optional(),
  /** Without a currency it is in that of the price before, if there is one. */
  price: z.object({ amount: z.number(), currency: z.enum(CURRENCIES).optional() }).optional(),
});
export type ProductRowFields = z.output<typeof ProductRowFields>;

type Unit = (typeof NET_UNITS)[number];
/** How people shorten units. */
const SHORTENED: Readonly<Record<string, Unit>> = {
  gm: 'g',
  gms: 'g',
  gram: 'g',
  grams: 'g',
  kgs: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  ltr: 'l',
  ltrs: 'l',
  litre: 'l',
  litres: 'l',
  liter: 'l',
  liters: 'l',
  mls: 'ml',
  pc: 'pieces',
  pcs: 'pieces',
  piece: 'pieces',
  nos: 'pieces',
  tablet: 'tablets',
  capsule: 'capsules',
  sachet: 'sachets',
};
const UNITS = new Map([
  ...NET_UNITS.map((unit): [string, Unit] => [unit, unit]),
  ...Object.entries(SHORTENED),
]);

type Currency = (typeof CURRENCIES)[number];
const CURRENCY_SIGNS: readonly (readonly [string, Currency])[] = [
  ['₹', 'INR'],
  ['rs.', 'INR'],
  ['rs', 'INR'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['$', 'USD'],
  ...CURRENCIES.map((code): [string, Currency] => [code.toLowerCase(), code]),
];

/** A number with what is written behind it: 500 g. */
const WITH_UNIT = /^([\d.,\s]+)([a-z]*)\.?$/;

function readNetQuantity(text: string, unitCell: string) {
  const [, number = '', behind = ''] = WITH_UNIT.exec(text.toLowerCase()) ?? [];
  const amount = readNumber(number);
  if (amount === undefined || amount <= 0 || amount > AMOUNT_MAX) return { cause: 'number' as const };
  const unit = UNITS.get(behind || unitCell.toLowerCase().replace(/\.$/, ''));
  return unit === undefined ? { cause: 'unit' as const } : { amount, unit };
}

function readPrice(text: string, currencyCell: string) {
  const lower = text.toLowerCase().trim();
  const sign = CURRENCY_SIGNS.find(([start]) => lower.startsWith(start));
  const amount = readNumber(sign ? lower.slice(sign[0].length) : lower);
  if (amount === undefined || amount > AMOUNT_MAX) return { cause: 'number' as const };
  const said = CURRENCIES.find((code) => code === currencyCell.toUpperCase());
  if (currencyCell !== '' && said === undefined) return { cause: 'choice' as const };
  return { amount, currency: said ?? sign?.[1] };
}

/** What a quantity or a price alone says, before anything is sent. Undefined when it cannot be read. */
export function readAmount(column: 'net_quantity' | 'price', text: string): number | undefined {
  const read = column === 'price' ? readPrice(text, '') : readNetQuantity(text, 'g');
  return 'cause' in read ? undefined : read.amount;
}

const gtin = (text: string) => readGtin(text) ?? { cause: 'gtin' as const };
const readNature = (text: string) =>
  PRODUCT_NATURES.find((nature) => nature === text.toLowerCase()) ?? { cause: 'choice' as const };

/** What a row says, or what is wrong with it. */
export function readProductRow(cells: Cells): { fields: ProductRowFields; faults: CellFault[] } {
  const { cell, text, faults } = createCellReader(cells);
  const fields: ProductRowFields = {
    reference: text('reference', singleLineText(PRODUCT_REFERENCE_MAX), PRODUCT_REFERENCE_MAX),
    gtin: cell('gtin', gtin),
    name: text('name', singleLineText(PRODUCT_NAME_MAX), PRODUCT_NAME_MAX),
    nature: cell('nature', readNature),
    words: {
      brand: text('brand', singleLineText(NAME_MAX), NAME_MAX),
      variant: text('variant', singleLineText(NAME_MAX), NAME_MAX),
      generic_name: text('generic_name', singleLineText(LINE_MAX), LINE_MAX),
      description: text('description', multiLineText(PARAGRAPH_MAX), PARAGRAPH_MAX),
    },
    net_quantity: cell('net_quantity', (typed) => readNetQuantity(typed, cells.net_unit ?? '')),
    price: cell('price', (typed) => readPrice(typed, cells.currency ?? '')),
  };
  if ((cells.reference ?? '') === '' && (cells.gtin ?? '') === '')
    faults.push({ column: 'reference', cause: 'needs_key' });
  return { fields, faults };
}
