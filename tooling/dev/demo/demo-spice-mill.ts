import { batchNumber, dayFromToday, inWords } from './demo-dates.ts';
import { CHILLI } from './demo-drawings.ts';
import { OWNER } from './demo-people.ts';
import type { DemoOrganisation, DemoProduct } from './demo-types.ts';

const JAR = { name: 'Jar', count: 12, child: null };
const BOX = { name: 'Box', count: 10, child: JAR };
const CARTON = { name: 'Carton', count: 8, child: BOX };
const PALLET = { name: 'Pallet', count: 1, child: CARTON };

const YEARS = 15;
const YEAR_DAYS = 365;

/** Ground on one day, good for a year. */
function ground(product: string, days: number) {
  const made_on = dayFromToday(days);
  return {
    lot_code: batchNumber(product, made_on),
    made_on,
    expires_on: dayFromToday(days + YEAR_DAYS),
    site: 'Grinding hall',
  };
}

const [OLD, LAST_MONTH, THIS_WEEK] = [ground('CH', -430), ground('CH', -41), ground('CH', -5)];
const TURMERIC = ground('TU', -18);
const CARE = 'care@sundari-spices.example';

const CHILLI_POWDER: DemoProduct = {
  name: 'Guntur chilli powder, 200 g',
  nature: 'dynamic',
  batches: [OLD, LAST_MONTH, THIS_WEEK],
  packagings: [
    { name: 'Export pallet', type: 'structure', packaging: PALLET, printFormat: 'label' },
    {
      name: 'Blank labels for jars',
      type: 'blank',
      packaging: { name: 'Blank', count: 1, child: null },
      printFormat: 'sheet',
    },
  ],
  codes: {
    packs: { packaging: 'Export pallet', count: 2, lot_code: LAST_MONTH.lot_code },
    recalled: {
      level: 'Carton',
      reason: 'Splinters of glass were found in two jars from this carton.',
      hazard: 'It can cut the mouth and throat.',
      what_to_do:
        'Do not eat it.\nTake it back to the shop, even if it is open. You will get your money back.',
      contact: CARE,
    },
    lifted: { level: 'Pallet', reason: 'The allergen line was missing from some labels.' },
    hasWithdrawn: true,
    blanks: {
      packaging: 'Blank labels for jars',
      count: 20,
      assigned: 5,
      become: { packaging: 'Export pallet', level: 'Jar', lot_code: OLD.lot_code },
    },
  },
};

const TURMERIC_POWDER: DemoProduct = {
  name: 'Turmeric powder, 100 g',
  nature: 'dynamic',
  batches: [TURMERIC],
  packagings: [
    {
      name: 'Retail case',
      type: 'structure',
      packaging: { name: 'Case', count: 1, child: { name: 'Pouch', count: 24, child: null } },
      printFormat: 'zpl',
    },
  ],
  codes: { packs: { packaging: 'Retail case', count: 3, lot_code: TURMERIC.lot_code } },
  end: 'renewed',
};

export const SPICE_MILL: DemoOrganisation = {
  name: 'Sundari Spice Mill (example)',
  details: {
    logo: CHILLI,
    business: {
      businessCategory: 'manufacturing',
      businessSize: 'medium',
      businessDescription:
        'Whole and ground spices from farms around Guntur, packed within a day of grinding.',
      businessType: 'partnership',
      geographicPresence: 'National',
      website: 'https://sundari-spices.example',
      keyContactPerson: OWNER.name,
      // No line in India has a number that begins with 1 after the area's.
      contactPhone: '+91 863 100 0142',
      contactEmail: CARE,
    },
    verification: {
      address: '14 Old Mill Road, Guntur, Andhra Pradesh 522003',
      registeredDate: dayFromToday(-YEARS * YEAR_DAYS - 60),
    },
    additional: {
      yearsInBusiness: String(YEARS),
      annualRevenue: '₹18 crore',
      industryChallenges: 'Keeping batches apart when three lines grind at once.',
    },
    certificates: [
      {
        title: 'Food safety certificate',
        details: `Grinding and packing in Guntur. Valid until ${inWords(dayFromToday(210))}.`,
      },
      {
        title: 'Fair price award',
        details: `For paying farmers within a week. Given on ${inWords(dayFromToday(-150))}.`,
      },
    ],
  },
  subdomains: ['sundari-spices'],
  sites: [
    {
      name: 'Grinding hall',
      kind: 'factory',
      address: '14 Old Mill Road, Guntur, Andhra Pradesh',
      latitude: 16.3067,
      longitude: 80.4365,
    },
    { name: 'Cold store', kind: 'warehouse', address: '16 Old Mill Road, Guntur, Andhra Pradesh' },
    {
      name: 'मिर्च का खेत',
      kind: 'farm',
      address: 'Chebrolu, Guntur district, Andhra Pradesh',
      latitude: 16.19,
      longitude: 80.52,
    },
    { name: 'Mill shop', kind: 'shop', address: '2 Naaz Centre, Guntur, Andhra Pradesh' },
  ],
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
  products: [
    { name: 'Smoked paprika, 75 g', nature: 'dynamic', end: 'deleted' },
    { name: 'Recipe booklet', nature: 'static' },
    { name: 'Whole Kashmiri chillies, 250 g', nature: 'dynamic' },
    TURMERIC_POWDER,
    CHILLI_POWDER,
  ],
};
