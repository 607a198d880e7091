import { z } from 'zod';
import { csvOf, endpoint, Id, listQuery, pageOf, SentDay, singleLineText } from '../http/index.ts';
import { SITE } from '../sites/feature.ts';
import { BATCH, PRODUCT, PRODUCTS } from './feature.ts';

export const LOT_CODE_MAX = 60;

/** What was made in one go: the dates and the place hold for every pack of it. */
export const Batch = z.object({
  id: Id,
  product_id: Id,
  lot_code: z.string(),
  made_on: z.iso.date().nullable(),
  expires_on: z.iso.date().nullable(),
  site_id: Id.nullable(),
  site_name: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type Batch = z.output<typeof Batch>;

export const EARLIEST_DAY = '1900-01-01';
/** Sent year-month-day or day-month-year. */
const day = SentDay.refine((date) => date >= EARLIEST_DAY, `not before ${EARLIEST_DAY}`)
  .nullable()
  .default(null);

const BatchFields = z
  .strictObject({
    lot_code: singleLineText(LOT_CODE_MAX),
    made_on: day,
    expires_on: day,
    site_id: Id.nullable().default(null),
  })
  // Dates of this form sort as text.
  .refine(({ made_on, expires_on }) => !made_on || !expires_on || made_on <= expires_on, {
    path: ['expires_on'],
    message: 'before it was made',
  });
export type BatchFields = z.output<typeof BatchFields>;

const ofProduct = z.object({ org: Id, id: Id });
const oneBatch = z.object({ org: Id, id: Id, batch: Id });
const write = { who: 'member', permission: PRODUCTS.edit, rate: 'write' } as const;

export const createBatch = endpoint({
  name: 'createBatch',
  summary: 'Add a batch to a product',
  method: 'POST',
  path: '/:org/products/:id/batches',
  policy: { ...write, idempotent: true },
  params: ofProduct,
  body: BatchFields,
  changes: [BATCH],
  reply: Batch,
  ids: { id: PRODUCT, site_id: SITE },
  fails: ['lot_code_taken', 'too_many_batches'],
});

export const listBatches = endpoint({
  name: 'listBatches',
  summary: 'The batches of a product, newest first by default',
  method: 'GET',
  path: '/:org/products/:id/batches',
  policy: { who: 'member', permission: PRODUCTS.view, rate: 'read' },
  params: ofProduct,
  query: listQuery({
    sort: ['created_at', 'lot_code', 'made_on', 'expires_on'],
    // What is made day by day is listed from its end.
    order: 'desc',
    search: true,
  }),
  reads: [BATCH, SITE],
  reply: pageOf(Batch),
  ids: { id: PRODUCT },
  csv: csvOf<Batch>('batches', {
    lot_code: 'Batch number',
    made_on: 'Made on',
    expires_on: 'Expires on',
    site_name: 'Site',
    created_at: 'Added (UTC)',
    id: 'Batch ID',
  }),
});

export const changeBatch = endpoint({
  name: 'changeBatch',
  summary: 'Change a batch; omitted fields return to their defaults',
  method: 'PUT',
  path: '/:org/products/:id/batches/:batch',
  policy: write,
  params: oneBatch,
  body: BatchFields,
  changes: [BATCH],
  reply: Batch,
  ids: { id: PRODUCT, batch: BATCH, site_id: SITE },
  fails: ['lot_code_taken'],
});

export const deleteBatch = endpoint({
  name: 'deleteBatch',
  summary: 'Delete a batch that no code or recall refers to',
  method: 'DELETE',
  path: '/:org/products/:id/batches/:batch',
  policy: write,
  params: oneBatch,
  changes: [BATCH],
  reply: Batch,
  ids: { id: PRODUCT, batch: BATCH },
  fails: ['batch_in_use'],
});
