import { z } from 'zod';
import { endpoint, Id, listQuery, pageOf } from '../http/index.ts';
import { PRODUCTS } from '../products/feature.ts';
import { TABLE_FAULTS } from './csv/parse-csv.ts';
import { IMPORT, type ImportKind } from './feature.ts';
import { IMPORT_CAUSE_NAMES } from './rows/causes.ts';

export const IMPORT_KINDS = ['products', 'batches', 'vendors'] as const satisfies readonly ImportKind[];
/** `dropped`: its rows are not kept any more, because another file was checked since or because of their age. */
export const IMPORT_STATES = [
  'waiting',
  'checking',
  'checked',
  'storing',
  'done',
  'failed',
  'dropped',
] as const;
/** Why nothing came of a file: how it is made, no room for all of its rows, or an error of ours. */
export const IMPORT_FAILURES = [...TABLE_FAULTS, 'no_rows', 'no_room', 'error'] as const;
export type ImportFailure = (typeof IMPORT_FAILURES)[number];

export const FAULT_ROWS_MAX = 20;
export const FAULT_SAMPLE_MAX = 60;

/** Mistakes of one cause in one column. */
export const ImportFaults = z.object({
  column: z.string(),
  cause: z.enum(IMPORT_CAUSE_NAMES),
  count: z.int().positive(),
  /** The first of them, as a spreadsheet numbers rows. */
  rows: z.array(z.int().positive()).max(FAULT_ROWS_MAX),
  /** What the first of them has in that cell, cut short. */
  sample: z.string(),
});
export type ImportFaults = z.output<typeof ImportFaults>;

export const Import = z.object({
  id: Id,
  kind: z.enum(IMPORT_KINDS),
  file_name: z.string(),
  state: z.enum(IMPORT_STATES),
  percent: z.int().min(0).max(100),
  /** Rows of the file, without its headings. */
  rows: z.int().nonnegative(),
  faulty: z.int().nonnegative(),
  /** What storing it will do, and once it is done what it did. */
  created: z.int().nonnegative(),
  changed: z.int().nonnegative(),
  unchanged: z.int().nonnegative(),
  faults: z.array(ImportFaults),
  failure: z.enum(IMPORT_FAILURES).nullable(),
  requested_by: z.object({ id: Id, name: z.string() }).nullable(),
  created_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
});
export type Import = z.output<typeof Import>;

const inOrg = z.object({ org: Id });
const oneImport = z.object({ org: Id, id: Id });
const view = { who: 'member', permission: PRODUCTS.view, rate: 'read' } as const;

export const listImports = endpoint({
  name: 'listImports',
  summary: 'The imports of the last 12 months, newest first',
  method: 'GET',
  path: '/:org/imports',
  policy: view,
  params: inOrg,
  query: listQuery({ sort: ['created_at'], order: 'desc' }),
  reads: [IMPORT],
  reply: pageOf(Import),
});

export const findImport = endpoint({
  name: 'findImport',
  summary: 'One import: how far it is, what it will do, and the mistakes in its file, grouped by cause',
  method: 'GET',
  path: '/:org/imports/:id',
  policy: view,
  params: oneImport,
  reads: [IMPORT],
  reply: Import,
  ids: { id: IMPORT },
});
