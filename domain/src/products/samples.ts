import type { z } from 'zod';
import { inTurn, SAMPLE_TIME, type Sample, sample, sampleId, sampleNumber } from '../http/index.ts';
import { type Batch, createBatch } from './batches.ts';
import { createProduct, type FoundProduct, type ProductRow } from './contract.ts';
import { BATCH, PRODUCT } from './feature.ts';

type ProductInput = z.input<typeof createProduct.body>;
type BatchInput = z.input<typeof createBatch.body>;

const GOODS = ['Forest honey', 'Wild cardamom', 'Black pepper', 'Nilgiri orthodox tea'] as const;

/** Something that a maker of honey, spices and tea sells. */
export function productSample(over: Partial<ProductInput> = {}): ProductInput {
  return { name: inTurn(GOODS, sampleNumber()), nature: 'dynamic', ...over };
}

/** Such a product as a page of the list has it. */
export function productRow(over: Partial<ProductRow> = {}): ProductRow {
  const fields = createProduct.body.parse(productSample());
  const counts = { image_url: null, codes_issued: 12_480, batches: 2 };
  const times = { created_at: SAMPLE_TIME, changed_at: SAMPLE_TIME };
  return { id: sampleId(), ...fields, isActive: true, plan_ends_at: null, ...counts, ...times, ...over };
}

/** Such a product by itself, with who added it. */
export function foundProduct(over: Partial<FoundProduct> = {}): FoundProduct {
  return { ...productRow(over), created_by: { id: sampleId(), name: 'Devika Rao' }, ...over };
}

/** A lot of one spring, good for two years. */
export function batchSample(over: Partial<BatchInput> = {}): BatchInput {
  const lot_code = `NH-2026/${String(sampleNumber()).padStart(3, '0')}`;
  return { lot_code, made_on: '2026-03-12', expires_on: '2028-03-11', ...over };
}

/** Such a batch as the list has it. */
export function batchRow(over: Partial<Batch> = {}): Batch {
  const fields = createBatch.body.parse(batchSample());
  const from = { product_id: sampleId(), site_name: null };
  return { id: sampleId(), ...from, ...fields, created_at: SAMPLE_TIME, ...over };
}

export const SAMPLES: readonly Sample[] = [
  sample(createProduct, { thing: PRODUCT, input: (text) => ({ body: productSample({ name: text }) }) }),
  sample(createBatch, {
    thing: BATCH,
    after: [PRODUCT],
    input: (text, made) => ({
      params: { id: made[PRODUCT.name] },
      body: { lot_code: text },
    }),
  }),
];
