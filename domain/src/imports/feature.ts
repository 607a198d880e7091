import { event, feature, fileKind, MB, notice, thing } from '../declaration/index.ts';
import { PRODUCTS } from '../products/feature.ts';
import { VENDORS } from '../vendors/feature.ts';

export const IMPORT_ROWS_MAX = 20_000;
export const IMPORT_COLUMNS_MAX = 100;
export const IMPORT_CELL_MAX = 4000;
/** So many an organisation can start in 24 hours. */
export const IMPORTS_A_DAY = 50;
/** So long the rows of a checked file can be imported, and those with mistakes downloaded. */
export const IMPORT_ROWS_KEPT_DAYS = 7;

/** A file of products, batches or vendors: checked first, then stored as a whole. */
export const IMPORT = thing('import', {
  naming: { named: 'summary' },
  ceiling: { of: 'imports that are kept', max: 20_000, failure: 'too_many_imports' },
});

export const IMPORT_FILE = fileKind('import', {
  maxBytes: 25 * MB,
  mustBe: 'table',
  natures: ['private'],
  readBy: PRODUCTS.edit,
});

export const IMPORT_EVENTS = {
  stored: event('import.store', {
    about: IMPORT,
    notice: notice('import.store', { to: 'named' }),
  }),
  failed: event('import.fail', {
    about: IMPORT,
    notice: notice('import.fail', { to: 'named' }),
  }),
};

/** What each kind needs, all of it: a row adds something, or changes what is there. */
export const IMPORTED = {
  products: [PRODUCTS.create, PRODUCTS.edit],
  batches: [PRODUCTS.edit],
  vendors: [VENDORS.edit],
} as const;
export type ImportKind = keyof typeof IMPORTED;

export const IMPORTS_FEATURE = feature({
  name: 'imports',
  level: 12,
  things: [IMPORT],
  events: IMPORT_EVENTS,
  fileKinds: { import: IMPORT_FILE },
  pages: [
    // Whoever may not edit products imports none, even with the permission to create them.
    { path: '/dashboard/:orgId/imports', may: [PRODUCTS.edit, VENDORS.edit] },
  ],
  keeps: {
    importedRows: { count: IMPORT_ROWS_KEPT_DAYS, unit: 'day', by: 'sweep' },
    imports: { count: 12, unit: 'month', by: 'sweep' },
  },
});
