import type { z } from 'zod';
import { inTurn, SAMPLE_TIME, type Sample, sample, sampleId, sampleNumber } from '../http/index.ts';
import { createVendor, type Vendor, type VendorRow } from './contract.ts';
import { VENDOR } from './feature.ts';

type VendorInput = z.input<typeof createVendor.body>;

const COMPANIES: readonly [VendorInput, ...VendorInput[]] = [
  {
    name: 'Blue Hill Gatherers’ Collective',
    email: 'office@bluehill.example',
    phone: '+91 4266 271 402',
    address: '3 Forest Road\nKotagiri 643217',
    website: 'https://bluehill.example',
    description: 'Forty-two families who gather honey from cliffs and trees above Kotagiri.',
  },
  {
    name: 'Coonoor Glass Works',
    phone: '+91 423 223 0117',
    address: '18 Mill Street\nCoonoor 643101',
    website: 'https://coonoorglass.example',
    description: 'Blows our jars from two parts of old glass and one of new.',
  },
  { name: 'Nilgiri Carriers', email: 'dispatch@nilgiricarriers.example', phone: '+91 422 245 8890' },
];

/** Someone from whom a honey maker buys. */
export function vendorSample(over: Partial<VendorInput> = {}): VendorInput {
  const number = sampleNumber();
  const { name, ...company } = inTurn(COMPANIES, number);
  return { name: `${name} ${number}`, reference: `V-${1000 + number}`, ...company, ...over };
}

/** Such a vendor as calls answer it. */
export function vendorOf(over: Partial<Vendor> = {}): Vendor {
  const ids = { id: sampleId(), org_id: sampleId() };
  return { ...ids, ...createVendor.body.parse(vendorSample()), created_at: SAMPLE_TIME, ...over };
}

/** Such a vendor as the list has it. */
export function vendorRow(over: Partial<VendorRow> = {}): VendorRow {
  return { ...vendorOf(over), products: 2, ...over };
}

export const SAMPLES: readonly Sample[] = [
  sample(createVendor, {
    thing: VENDOR,
    input: (text) => ({ body: { name: text, phone: '1', address: text, description: text } }),
  }),
];
