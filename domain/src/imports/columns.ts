import type { ImportKind } from './feature.ts';

type Column = {
  /** How the template calls it. */
  heading: string;
  /** What else it is called in files of others, in small letters. */
  alsoCalled: readonly string[];
  /** What the template has in it. */
  example: string;
};

const column = (heading: string, example: string, ...alsoCalled: string[]): Column => ({
  heading,
  alsoCalled,
  example,
});

/** What can be imported, in the order of the templates. */
export const IMPORT_COLUMNS = {
  products: {
    reference: column('Reference', 'NH-100', 'sku', 'item code', 'product code', 'article number', 'code'),
    gtin: column('GTIN', '8901234567890', 'ean', 'upc', 'barcode', 'gtin-13', 'ean-13'),
    name: column('Name', 'Forest honey', 'product', 'product name', 'title', 'item', 'item name'),
    nature: column('Type', 'dynamic', 'nature', 'product type', 'code type'),
    brand: column('Brand', 'Nilgiri Hills', 'brand name', 'make'),
    variant: column('Variant', 'Raw', 'flavour', 'flavor', 'size'),
    generic_name: column('Generic name', 'Honey', 'common name', 'category'),
    description: column('Description', 'Gathered above Kotagiri.', 'about', 'details'),
    net_quantity: column('Net quantity', '500', 'net weight', 'net content', 'quantity', 'weight', 'net wt'),
    net_unit: column('Unit', 'g', 'net unit', 'uom', 'unit of measure'),
    price: column('Price', '1,250.00', 'mrp', 'maximum retail price', 'rate', 'amount'),
    currency: column('Currency', 'INR', 'price currency'),
  },
  batches: {
    product_reference: column('Product reference', 'NH-100', 'reference', 'sku', 'item code', 'product code'),
    product_gtin: column('Product GTIN', '', 'gtin', 'ean', 'barcode', 'upc'),
    lot_code: column('Batch number', 'NH-2026/001', 'batch', 'lot', 'lot_code', 'lot no', 'batch no'),
    made_on: column(
      'Made on',
      '31/01/2026',
      'mfg date',
      'manufactured',
      'manufacturing date',
      'production date',
      'mfd',
    ),
    expires_on: column(
      'Expires on',
      '30/01/2028',
      'exp date',
      'expiry',
      'expiry date',
      'best before',
      'use by',
      'exp',
    ),
    site: column('Site', '', 'site name', 'plant', 'factory', 'location', 'made at'),
  },
  vendors: {
    reference: column(
      'Reference',
      'V-100',
      'vendor code',
      'supplier code',
      'vendor id',
      'supplier id',
      'code',
    ),
    name: column(
      'Name',
      'Blue Hill Gatherers',
      'vendor',
      'vendor name',
      'supplier',
      'supplier name',
      'company',
    ),
    email: column('Email', 'office@bluehill.example', 'e-mail', 'email address', 'mail'),
    phone: column('Phone', '+91 4266 271 402', 'telephone', 'mobile', 'phone number', 'contact number'),
    address: column('Address', '3 Forest Road, Kotagiri 643217', 'postal address', 'street'),
    website: column('Website', 'bluehill.example', 'web', 'url', 'site', 'homepage'),
    description: column('Description', 'Gathers honey from cliffs.', 'about', 'notes', 'remarks'),
  },
} as const satisfies Readonly<Record<ImportKind, Readonly<Record<string, Column>>>>;

export type ImportColumn<Kind extends ImportKind = ImportKind> = Kind extends ImportKind
  ? keyof (typeof IMPORT_COLUMNS)[Kind] & string
  : never;

/** Of which one is needed, so that a row is found again when the file is imported a second time; and what else every file needs. */
export const NEEDED_COLUMNS: Readonly<Record<ImportKind, readonly (readonly string[])[]>> = {
  products: [['reference', 'gtin']],
  batches: [['product_reference', 'product_gtin'], ['lot_code']],
  vendors: [['reference', 'name']],
};

/** Where in a row of the file each column is, from 0. Columns that are not there have no entry. */
export type ColumnPlaces = Readonly<Record<string, number>>;

export function columnsOf(kind: ImportKind): [name: string, column: Column][] {
  return Object.entries(IMPORT_COLUMNS[kind]);
}

/** Groups of which a file has to have one and has none. */
export function missingColumns(kind: ImportKind, places: ColumnPlaces): (readonly string[])[] {
  return NEEDED_COLUMNS[kind].filter((names) => names.every((name) => places[name] === undefined));
}

/** Without what people write differently: capitals, hyphens, underscores, points, and what is between brackets. */
function plain(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Which column of a file is meant by each of ours, as far as their headings tell. Each is used once; of two alike the first. */
export function matchColumns(kind: ImportKind, headings: readonly string[]): ColumnPlaces {
  const plainHeadings = headings.map(plain);
  const places: Record<string, number> = {};
  const takeFirst = (name: string, called: readonly string[]) => {
    const used = new Set(Object.values(places));
    const at = plainHeadings.findIndex((heading, place) => called.includes(heading) && !used.has(place));
    if (places[name] === undefined && at >= 0) places[name] = at;
  };
  // Our own names first: a file of ours is never read in another way.
  for (const [name, { heading }] of columnsOf(kind)) takeFirst(name, [plain(heading)]);
  for (const [name, { alsoCalled }] of columnsOf(kind)) takeFirst(name, alsoCalled.map(plain));
  return places;
}
