import type { z } from 'zod';
import { SAMPLE_TIME, type Sample, sample, sampleId } from '../http/index.ts';
import { PRODUCT } from '../products/feature.ts';
import { createPackaging, type Packaging } from './contract.ts';
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

/** Such a packaging as the list has it: nothing was issued of it yet. */
export function packagingRow(over: Partial<Packaging> = {}): Packaging {
  const { product_id, ...fields } = createPackaging.body.parse(packagingSample(sampleId()));
  const issued = { runs: 0, packs: 0, codes: 0 };
  return { id: sampleId(), product_id, ...fields, issued, created_at: SAMPLE_TIME, ...over };
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
