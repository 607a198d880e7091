import type { DemoVendor } from '../demo-types.ts';

export const GATHERERS = 'Blue Hill Gatherers’ Collective';
export const ESTATES = 'Gudalur Coffee Estates';
export const GLASS = 'Coonoor Glass Works';
export const CARRIERS = 'Nilgiri Carriers';

/** Those from whom the honey maker buys, and who takes its jars to the shops. */
export const HONEY_VENDORS: readonly DemoVendor[] = [
  {
    name: GATHERERS,
    reference: 'F-01',
    email: 'office@blue-hill-gatherers.example',
    phone: '+91 4266 100 171',
    address: '3 Forest Road\nKotagiri, Tamil Nadu 643217',
    website: 'https://blue-hill-gatherers.example',
    description:
      'Forty-six families from nine villages around Kotagiri. They climb for honey from March to June.',
  },
  {
    name: ESTATES,
    reference: 'F-02',
    email: 'estates@gudalur-coffee.example',
    phone: '+91 4262 100 118',
    address: 'Ooty Road\nGudalur, Tamil Nadu 643212',
    website: 'https://gudalur-coffee.example',
    description:
      'Six family estates of three to eleven hectares. Our hives stand between their coffee trees.',
  },
  {
    name: GLASS,
    reference: 'P-01',
    phone: '+91 423 100 0117',
    address: '18 Mill Street\nCoonoor, Tamil Nadu 643101',
    website: 'https://coonoor-glass.example',
    description: 'Blows our jars from two parts of old glass and one of new.',
  },
  {
    name: 'Bhavani Paper Mill',
    reference: 'P-02',
    email: 'orders@bhavani-paper.example',
    phone: '+91 4254 100 152',
    address: '7 River Road\nMettupalayam, Tamil Nadu 641301',
    description: 'Boxes and labels from sugar cane fibre.',
  },
  {
    name: CARRIERS,
    reference: 'T-01',
    email: 'dispatch@nilgiri-carriers.example',
    phone: '+91 422 100 0189',
    address: '12 Transport Nagar\nCoimbatore, Tamil Nadu 641006',
    description: 'Takes the pallets from Coonoor to the cold store, at night and below 25 °C.',
  },
];
