import type { z } from 'zod';
import { inTurn, SAMPLE_TIME, type Sample, sample, sampleId, sampleNumber } from '../http/index.ts';
import { createSite, type Site } from './contract.ts';
import { SITE } from './feature.ts';

type SiteInput = z.input<typeof createSite.body>;

const PLACES: readonly [SiteInput, ...SiteInput[]] = [
  { name: 'Kotagiri apiary', kind: 'farm', address: '12 Lake Road\nKotagiri 643217' },
  { name: 'Honey house', kind: 'factory', address: 'Plot 8, SIDCO Estate\nCoonoor 643102' },
  { name: 'Coimbatore store', kind: 'warehouse', address: '44 Mettupalayam Road\nCoimbatore 641043' },
];

/** A place of a honey maker's in the Nilgiri hills. */
export function siteSample(over: Partial<SiteInput> = {}): SiteInput {
  const number = sampleNumber();
  const { name, ...place } = inTurn(PLACES, number);
  return { name: `${name} ${number}`, ...place, ...over };
}

/** Such a place as the list has it. */
export function siteRow(over: Partial<Site> = {}): Site {
  return { id: sampleId(), ...createSite.body.parse(siteSample()), created_at: SAMPLE_TIME, ...over };
}

export const SAMPLES: readonly Sample[] = [
  sample(createSite, {
    thing: SITE,
    input: (text) => ({ body: siteSample({ name: text, address: text }) }),
  }),
];
