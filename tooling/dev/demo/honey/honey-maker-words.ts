import { both } from '../demo-words.ts';

export const CARE = 'care@thenkadu-honey.example';
export const HONEY_WEBSITE = 'https://thenkadu-honey.example';
/** No line in India has a number that begins with 1 after the area's. */
export const HONEY_PHONE = '+91 423 100 0142';

/** What every page of this maker says of it. No state of India has the number 99, which the licence begins with. */
export const OF_HONEY_MAKER = {
  brand: both('Thenkadu', 'थेनकाडु'),
  maker_name: both('Thenkadu Honey', 'थेनकाडु हनी'),
  maker_address: both('14 Mount Road, Coonoor, Tamil Nadu 643101', '14 माउंट रोड, कुन्नूर, तमिलनाडु 643101'),
  country_of_origin: 'IN',
  licences: [{ type: 'fssai' as const, number: '19926042000317' }],
  phone: HONEY_PHONE,
  email: CARE,
  website: HONEY_WEBSITE,
  warnings: [both('Not for babies under 12 months', '12 महीने से छोटे शिशुओं को न दें')],
  support: {
    location: {
      placeId: '',
      mapEmbedUrl:
        'https://www.openstreetmap.org/export/embed.html?bbox=76.785%2C11.345%2C76.805%2C11.360&layer=mapnik',
    },
    hours: both('Monday to Saturday, 9:00 to 18:00', 'सोमवार से शनिवार, सुबह 9 बजे से शाम 6 बजे तक'),
  },
};
