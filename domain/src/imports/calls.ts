import { z } from 'zod';
import type { Thing } from '../declaration/index.ts';
import { FILE } from '../files/feature.ts';
import { csvOf, endpoint, Id, listQuery, pageOf } from '../http/index.ts';
import { BATCH, PRODUCT } from '../products/feature.ts';
import { VENDOR } from '../vendors/feature.ts';
import { IMPORT_COLUMNS, type ImportColumn } from './columns.ts';
import { Import } from './contract.ts';
import { DELIMITERS } from './csv/parse-csv.ts';
import {
  IMPORT,
  IMPORT_COLUMNS_MAX,
  IMPORT_ROWS_MAX,
  IMPORTED,
  IMPORTS_A_DAY,
  type ImportKind,
} from './feature.ts';

const inOrg = z.object({ org: Id });
const oneImport = z.object({ org: Id, id: Id });
const writing = { who: 'member', rate: 'write', idempotent: true } as const;

/** The guard asks for one permission of a kind, the action for the others. */
const alsoNeeded = (kind: ImportKind) =>
  IMPORTED[kind]
    .slice(1)
    .map(({ name }) => `; also needs \`${name}\``)
    .join('');

function namesOf<Kind extends ImportKind>(kind: Kind): ImportColumn<Kind>[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant, which the compiler widens
  return Object.keys(IMPORT_COLUMNS[kind]) as ImportColumn<Kind>[];
}

/** One cell that is read as eleven would be kept eleven times. */
const isEachOnce = (places: readonly unknown[]) => new Set(places).size === places.length;

function startCall<Kind extends ImportKind>(name: string, kind: Kind) {
  return endpoint({
    name,
    summary: `Begin to import ${kind} from a CSV file that was sent as \`import\`: it is checked, and nothing is stored yet; one at a time, at most ${IMPORTS_A_DAY} in 24 hours, ${IMPORT_ROWS_MAX} rows each${alsoNeeded(kind)}`,
    method: 'POST',
    path: `/:org/imports/${kind}`,
    policy: { ...writing, permission: IMPORTED[kind][0] },
    params: inOrg,
    body: z.strictObject({
      file_id: Id,
      /** What parts its cells. */
      delimiter: z.enum(DELIMITERS).default(','),
      /** The place of each of our columns in a row, from 0; those that the file does not have are left out. */
      columns: z
        .partialRecord(
          z.enum(namesOf(kind)),
          z
            .int()
            .min(0)
            .max(IMPORT_COLUMNS_MAX - 1),
        )
        .refine((places) => isEachOnce(Object.values(places)), 'each place once'),
    }),
    changes: [IMPORT],
    reply: Import,
    ids: { file_id: FILE },
    fails: ['columns_missing', 'import_under_way', 'too_many_imports', 'file_not_ready'],
  });
}

function storeCall(name: string, kind: ImportKind, changed: Thing) {
  return endpoint({
    name,
    summary: `Store the ${kind} of a file that was checked and has no mistakes: all of it or nothing${alsoNeeded(kind)}`,
    method: 'POST',
    path: `/:org/imports/${kind}/:id/store`,
    policy: { ...writing, permission: IMPORTED[kind][0] },
    params: oneImport,
    changes: [IMPORT, changed],
    reply: Import,
    ids: { id: IMPORT },
    fails: ['import_under_way', 'import_not_ready'],
  });
}

/** A row with a mistake: its cells as they were, where it is, and what is wrong. */
function rejectedCall(name: string, kind: ImportKind) {
  const columns: [string, { heading: string }][] = Object.entries(IMPORT_COLUMNS[kind]);
  const Rejected = z.object({
    row: z.int().positive(),
    reason: z.string(),
    cells: z.record(z.string(), z.string()),
  });
  const headings = columns.map(([column, { heading }]) => [`cells.${column}`, heading]);
  return endpoint({
    name,
    summary: `The rows of a checked file of ${kind} that have mistakes, with their reasons; as a file to mend and import again${alsoNeeded(kind)}`,
    method: 'GET',
    path: `/:org/imports/${kind}/:id/rejected`,
    policy: { who: 'member', permission: IMPORTED[kind][0], rate: 'read' },
    params: oneImport,
    query: listQuery({ sort: ['row_number'] }),
    reads: [IMPORT],
    reply: pageOf(Rejected),
    ids: { id: IMPORT },
    // In the columns of the template, so that the file can be imported as it is.
    csv: csvOf<z.output<typeof Rejected>>(`rejected-${kind}`, {
      ...Object.fromEntries(headings),
      row: 'Row',
      reason: 'Reason',
    }),
  });
}

export const importProducts = startCall('importProducts', 'products');
export const importBatches = startCall('importBatches', 'batches');
export const importVendors = startCall('importVendors', 'vendors');

export const storeImportedProducts = storeCall('storeImportedProducts', 'products', PRODUCT);
export const storeImportedBatches = storeCall('storeImportedBatches', 'batches', BATCH);
export const storeImportedVendors = storeCall('storeImportedVendors', 'vendors', VENDOR);

export const listRejectedProducts = rejectedCall('listRejectedProducts', 'products');
export const listRejectedBatches = rejectedCall('listRejectedBatches', 'batches');
export const listRejectedVendors = rejectedCall('listRejectedVendors', 'vendors');

/** The calls of each kind. */
export const IMPORT_CALLS = {
  products: { start: importProducts, store: storeImportedProducts, rejected: listRejectedProducts },
  batches: { start: importBatches, store: storeImportedBatches, rejected: listRejectedBatches },
  vendors: { start: importVendors, store: storeImportedVendors, rejected: listRejectedVendors },
} as const satisfies Readonly<Record<ImportKind, object>>;
