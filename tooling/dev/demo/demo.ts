import { CAFE } from './cafe/cafe.ts';
import type { DemoOrganisation } from './demo-types.ts';
import { HONEY_MAKER } from './honey/honey-maker.ts';
import { MEDICINE_MAKER } from './medicines/medicine-maker.ts';

/** Just made: shows what everyone sees first. */
const TEA_GARDEN: DemoOrganisation = {
  name: 'Kotagiri Tea Garden (example)',
  staff: [],
  wishes: [],
  subdomains: [],
  sites: [],
  vendors: [],
  certified: { providers: [], certificates: [] },
  roles: [],
  products: [],
};

/** Example content for `npm run dev`; tests never use it. The first is the one that has everything. */
export const DEMO_ORGANISATIONS: readonly DemoOrganisation[] = [
  HONEY_MAKER,
  MEDICINE_MAKER,
  CAFE,
  TEA_GARDEN,
];
