import type { z } from 'zod';
import { type Sample, sample } from '../http/index.ts';
import { PRODUCT } from '../products/feature.ts';
import { createPackaging } from './contract.ts';
import { PACKAGING } from './feature.ts';

type PackagingInput = z.input<typeof createPackaging.body>;

/** A pallet of cartons of jars, one label each. */
export function packagingSample(product_id: string, over: Partial<PackagingInput> = {}): PackagingInput {
  const carton = { name: 'carton', count: 3, child: { name: 'jar', count: 4 } };
  return {
    name: 'Pallets of jars',
    type: 'structure',
    packaging: { name: 'pallet', count: 1, child: carton },
    printFormat: 'label',
    product_id,
    ...over,
  };
}

export const SAMPLES: readonly Sample[] = [
  sample(createPackaging, {
    thing: PACKAGING,
    after: [PRODUCT],
    input: (text, made) => ({
      body: packagingSample(made[PRODUCT.name] ?? '', {
        name: text,
        packaging: { name: text, count: 1, child: null },
      }),
    }),
  }),
];
