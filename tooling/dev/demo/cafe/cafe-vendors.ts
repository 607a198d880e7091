import type { DemoVendor } from '../demo-types.ts';

export const DAIRY = 'Bani Park Dairy';
export const ROASTERS = 'Araku Road Roasters';
export const MILL = 'Sanganer Flour Mill';

export const CAFE_VENDORS: readonly DemoVendor[] = [
  {
    name: DAIRY,
    phone: '+91 141 100 0163',
    address: '2 Milk Lane, Bani Park, Jaipur, Rajasthan 302016',
    description: 'Milk and cream from forty buffaloes, at our door by six every morning.',
  },
  {
    name: ROASTERS,
    email: 'beans@araku-road.example',
    website: 'https://araku-road.example',
    description: 'Roasts our coffee every Tuesday. The beans grow in the Araku valley.',
  },
  {
    name: MILL,
    phone: '+91 141 100 0128',
    address: '30 Station Road, Sanganer, Rajasthan 302029',
    description: 'Stone-ground wheat and gram flour.',
  },
];
