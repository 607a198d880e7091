import type { z } from 'zod';
import { inTurn, SAMPLE_TIME, type Sample, sample, sampleId, sampleNumber } from '../http/index.ts';
import { createBatch } from './batches.ts';
import { createProduct, type Product } from './contract.ts';
import { BATCH, PRODUCT } from './feature.ts';

type ProductInput = z.input<typeof createProduct.body>;
type BatchInput = z.input<typeof createBatch.body>;

const GOODS = ['Forest honey', 'Wild cardamom', 'Black pepper', 'Nilgiri orthodox tea'] as const;

/** Something that a maker of honey, spices and tea sells. */
export function productSample(over: Partial<ProductInput> = {}): ProductInput {
  return { name: inTurn(GOODS, sampleNumber()), nature: 'dynamic', ...over };
}

/** Such a product as the list has it. */
export function productRow(over: Partial<Product> = {}): Product {
  const fields = createProduct.body.parse(productSample());
  return { id: sampleId(), ...fields, isActive: true, created_at: SAMPLE_TIME, ...over };
}

/** A lot of one spring, good for two years. */
export function batchSample(over: Partial<BatchInput> = {}): BatchInput {
  const lot_code = `NH-2026/${String(sampleNumber()).padStart(3, '0')}`;
  return { lot_code, made_on: '2026-03-12', expires_on: '2028-03-11', ...over };
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
