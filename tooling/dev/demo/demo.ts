import { batchNumber, dayFromToday } from './demo-dates.ts';
import { BOTTLE } from './demo-drawings.ts';
import { SPICE_MILL } from './demo-spice-mill.ts';
import type { DemoOrganisation } from './demo-types.ts';

const BOTTLED = dayFromToday(-1);

const DAIRY: DemoOrganisation = {
  name: 'Amrit Valley Dairy (example)',
  details: {
    logo: BOTTLE,
    business: {
      businessCategory: 'manufacturing',
      businessSize: 'small',
      businessDescription: 'Milk and buttermilk from twelve villages, bottled on the day it arrives.',
      geographicPresence: 'Local',
      contactEmail: 'hello@amrit-valley.example',
    },
    verification: {},
    additional: { yearsInBusiness: '4' },
    certificates: [],
  },
  subdomains: [],
  sites: [
    { name: 'Bottling plant', kind: 'factory', address: '12 Station Road, Anand, Gujarat' },
    { name: 'Chilling centre', kind: 'warehouse', address: 'Karamsad Road, Anand, Gujarat' },
  ],
  roles: [],
  products: [
    { name: 'Whole milk, 1 litre', nature: 'dynamic' },
    {
      name: 'Salted buttermilk, 500 ml',
      nature: 'dynamic',
      batches: [
        {
          lot_code: batchNumber('BM', BOTTLED),
          made_on: BOTTLED,
          expires_on: dayFromToday(9),
          site: 'Bottling plant',
        },
      ],
      packagings: [
        {
          name: 'Crate for shops',
          type: 'structure',
          packaging: { name: 'Crate', count: 1, child: { name: 'Bottle', count: 12, child: null } },
          printFormat: 'label',
        },
      ],
      codes: { packs: { packaging: 'Crate for shops', count: 6, lot_code: batchNumber('BM', BOTTLED) } },
    },
  ],
};

/** Example content for `npm run dev`; tests never use it. The first is the one that has people. */
export const DEMO_ORGANISATIONS: readonly DemoOrganisation[] = [
  SPICE_MILL,
  DAIRY,
  // Just made: shows what everyone sees first.
  { name: 'Kotagiri Tea Garden (example)', subdomains: [], sites: [], roles: [], products: [] },
];
