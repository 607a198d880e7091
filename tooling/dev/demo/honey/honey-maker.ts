import { dayFromToday, inWords } from '../demo-dates.ts';
import { OWNER } from '../demo-people.ts';
import type { DemoOrganisation } from '../demo-types.ts';
import { HIVE_LOGO } from '../drawings/logos.ts';
import { BLOSSOM_HONEY } from './blossom-honey.ts';
import { FOREST_HONEY } from './forest-honey.ts';
import { HONEY_CERTIFICATES } from './honey-certificates.ts';
import { CARE, HONEY_PHONE, HONEY_WEBSITE } from './honey-maker-words.ts';
import { HONEY_STAFF, HONEY_WISHES } from './honey-people.ts';
import { HONEY_VENDORS } from './honey-vendors.ts';
import { HONEY_WARES } from './honey-wares.ts';

const YEARS = 15;
const YEAR_DAYS = 365;

/** The one with everything: people, roles, sites, a subdomain, codes in every state. */
export const HONEY_MAKER: DemoOrganisation = {
  name: 'Thenkadu Honey (example)',
  details: {
    logo: HIVE_LOGO,
    business: {
      businessCategory: 'manufacturing',
      businessSize: 'medium',
      businessDescription:
        'Honey from wild combs and coffee hills of the Nilgiris, filled into jars in Coonoor without heating.',
      businessType: 'partnership',
      geographicPresence: 'National',
      website: HONEY_WEBSITE,
      keyContactPerson: OWNER.name,
      contactPhone: HONEY_PHONE,
      contactEmail: CARE,
    },
    verification: {
      address: '14 Mount Road, Coonoor, Tamil Nadu 643101',
      registeredDate: dayFromToday(-YEARS * YEAR_DAYS - 60),
    },
    additional: {
      yearsInBusiness: String(YEARS),
      annualRevenue: '₹18 crore',
      industryChallenges: 'Keeping harvests apart when nine villages bring honey on the same day.',
    },
    certificates: [
      {
        title: 'Food safety certificate',
        details: `Filtering and filling in Coonoor. Valid until ${inWords(dayFromToday(210))}.`,
      },
      {
        title: 'Fair price award',
        details: `For paying gatherers within a week. Given on ${inWords(dayFromToday(-150))}.`,
      },
    ],
  },
  staff: HONEY_STAFF,
  wishes: HONEY_WISHES,
  subdomains: ['thenkadu-honey'],
  sites: [
    {
      name: 'Honey house',
      kind: 'factory',
      address: '14 Mount Road, Coonoor, Tamil Nadu',
      latitude: 11.3524,
      longitude: 76.7959,
    },
    { name: 'Cold store', kind: 'warehouse', address: '44 Mettupalayam Road, Coimbatore, Tamil Nadu' },
    {
      name: 'मधुमक्खी का बाग',
      kind: 'farm',
      address: 'Gudalur, Nilgiris district, Tamil Nadu',
      latitude: 11.5,
      longitude: 76.49,
    },
    { name: 'Shop on Mount Road', kind: 'shop', address: '16 Mount Road, Coonoor, Tamil Nadu' },
  ],
  vendors: HONEY_VENDORS,
  certified: HONEY_CERTIFICATES,
  roles: [
    {
      name: 'Line packer',
      below: 'QR Operator',
      is_public: true,
      permissions: ['org.view', 'product.view', 'qr.view', 'qr.assign', 'formdata.submit'],
    },
    {
      name: 'Label designer',
      below: 'Member',
      permissions: ['org.view', 'product.view', 'label.view', 'label.edit', 'file.upload'],
    },
  ],
  products: [...HONEY_WARES, BLOSSOM_HONEY, FOREST_HONEY],
};
