import { dayFromToday } from '../demo-dates.ts';
import type { DemoCertificates } from '../demo-types.ts';

const ORGANIC = 'Southern Organic Assurance';
const LABORATORY = 'Peninsula Food Laboratory';
export const WILD_COLLECTION = 'Organic wild collection';
export const NO_RESIDUES = 'Free of residues';
const FOOD_SAFETY = 'Food safety management';
export const FAIR_PRICE = 'Fair price for gatherers';

/** One of the forest honey ends soon, and one of the organisation has ended. */
export const HONEY_CERTIFICATES: DemoCertificates = {
  providers: [
    { name: ORGANIC, hasPaper: true },
    { name: LABORATORY, hasPaper: true },
    { name: 'Fair Hills Council' },
  ],
  certificates: [
    {
      title: WILD_COLLECTION,
      provider: ORGANIC,
      number: 'SOA/WC/2291',
      valid_from: dayFromToday(-347),
      valid_to: dayFromToday(18),
      product: 'Forest honey, 500 g',
      hasPaper: true,
    },
    {
      title: NO_RESIDUES,
      provider: LABORATORY,
      number: 'PFL-7714',
      valid_from: dayFromToday(-120),
      valid_to: dayFromToday(245),
      product: 'Forest honey, 500 g',
      hasPaper: true,
    },
    {
      title: FOOD_SAFETY,
      provider: LABORATORY,
      number: 'FSM/1180/24',
      valid_from: dayFromToday(-520),
      valid_to: dayFromToday(210),
      hasPaper: true,
    },
    {
      title: FAIR_PRICE,
      provider: 'Fair Hills Council',
      valid_from: dayFromToday(-380),
      valid_to: dayFromToday(-15),
    },
  ],
};
