import type { DemoOrganisation } from '../demo-types.ts';
import { CAFE_TABLE, COURTYARD } from '../drawings/cafe.ts';
import { CLAY_CUP, COLD_COFFEE, POHA } from '../drawings/cafe-dishes.ts';
import { BELL_LOGO } from '../drawings/logos.ts';
import { CAFE_CERTIFICATES } from './cafe-certificates.ts';
import { CAFE_VENDORS } from './cafe-vendors.ts';
import { CAFE_PHONE, CAFE_WEBSITE, HELLO, MENU_WORDS, WINTER_WORDS } from './menu-words.ts';

/** One code on every table: a static product with a menu behind it. */
export const CAFE: DemoOrganisation = {
  name: 'Third Bell Café (example)',
  details: {
    logo: BELL_LOGO,
    business: {
      businessCategory: 'service',
      businessSize: 'small',
      businessDescription: 'A café in a courtyard beside a theatre in Jaipur.',
      businessType: 'sole_proprietorship',
      geographicPresence: 'Local',
      website: CAFE_WEBSITE,
      keyContactPerson: 'Ishaan Mathur',
      contactPhone: CAFE_PHONE,
      contactEmail: HELLO,
    },
    verification: {},
    additional: { yearsInBusiness: '4' },
    certificates: [],
  },
  staff: [
    {
      name: 'Ishaan Mathur',
      email: 'ishaan.mathur@third-bell.example',
      country: 'India',
      address: '11 Rangmanch Lane, Jaipur, Rajasthan',
      role: 'Member',
      enters: 'Member',
      duty: 'member',
    },
  ],
  wishes: [],
  subdomains: [],
  sites: [{ name: 'Café', kind: 'shop', address: '9 Rangmanch Lane, Bani Park, Jaipur, Rajasthan' }],
  vendors: CAFE_VENDORS,
  certified: CAFE_CERTIFICATES,
  roles: [],
  products: [
    {
      name: 'Winter menu',
      nature: 'static',
      order: 'open',
      page: { pictures: {}, steps: [{ content: WINTER_WORDS, writtenBy: 'member' }] },
    },
    {
      name: 'Menu',
      nature: 'static',
      order: 'paid',
      page: {
        pictures: {
          table: CAFE_TABLE,
          'clay-cup': CLAY_CUP,
          poha: POHA,
          'cold-coffee': COLD_COFFEE,
          courtyard: COURTYARD,
        },
        steps: [{ content: MENU_WORDS, writtenBy: 'member', publishedBy: 'owner' }],
      },
    },
  ],
};
