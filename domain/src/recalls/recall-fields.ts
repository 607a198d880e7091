import { z } from 'zod';
import { Id, Moment } from '../http/index.ts';
import { Code } from '../qr/index.ts';
import { openingWords } from './recall-words.ts';

export const RECALL_SCOPES = ['code', 'run', 'batch', 'product', 'window'] as const;

export const RunId = z.int().positive();

/** What is recalled. `window` is the codes of a product that were issued from one moment up to another. */
const scopes = {
  code: { scope: z.literal('code'), qr_id: Code },
  run: { scope: z.literal('run'), run_id: RunId },
  batch: { scope: z.literal('batch'), batch_id: Id },
  product: { scope: z.literal('product'), product_id: Id },
  window: { scope: z.literal('window'), product_id: Id, from: Moment, to: Moment },
};

const isOrdered = ({ scope, from, to }: { scope: string; from?: string; to?: string }) =>
  scope !== 'window' || new Date(from ?? 0) < new Date(to ?? 0);
const ORDERED = { path: ['to'], message: 'must be after from' };

export const ScopeFields = z
  .discriminatedUnion('scope', [
    z.strictObject(scopes.code),
    z.strictObject(scopes.run),
    z.strictObject(scopes.batch),
    z.strictObject(scopes.product),
    z.strictObject(scopes.window),
  ])
  .refine(isOrdered, ORDERED);
export type ScopeFields = z.output<typeof ScopeFields>;

export const RecallFields = z
  .discriminatedUnion('scope', [
    z.strictObject({ ...scopes.code, ...openingWords }),
    z.strictObject({ ...scopes.run, ...openingWords }),
    z.strictObject({ ...scopes.batch, ...openingWords }),
    z.strictObject({ ...scopes.product, ...openingWords }),
    z.strictObject({ ...scopes.window, ...openingWords }),
  ])
  .refine(isOrdered, ORDERED);
export type RecallFields = z.output<typeof RecallFields>;
