type DemoPackLevel = { name: string; count: number; child: DemoPackLevel | null };

type DemoRecall = { level: string; reason: string; hazard?: string; what_to_do?: string; contact?: string };

export type DemoCodes = {
  /** Codes for whole packs; the first of the named levels are recalled, the very last code is withdrawn. */
  packs: { packaging: string; count: number; lot_code: string };
  recalled: DemoRecall;
  lifted: DemoRecall;
  /** Codes that were printed before they were anything; some have become something since. */
  blanks: {
    packaging: string;
    count: number;
    assigned: number;
    become: { packaging: string; level: string; lot_code: string };
  };
};

export type DemoProduct = {
  name: string;
  nature: 'static' | 'dynamic';
  batches?: { lot_code: string; made_on: string; expires_on: string; site: string }[];
  packagings?: { name: string; type: string; packaging: DemoPackLevel; printFormat: string }[];
  codes?: DemoCodes;
};

type DemoDetails = {
  /** A drawing of our own. */
  logo: string;
  business: Record<string, string>;
  verification: Record<string, string>;
  additional: Record<string, string>;
  certificates: { title: string; details: string }[];
};

export type DemoOrganisation = {
  name: string;
  /** None: the wizard was left before its first step was saved. */
  details?: DemoDetails;
  subdomains: string[];
  sites: { name: string; kind: string; address: string; latitude?: number; longitude?: number }[];
  roles: { name: string; below: string; is_public?: boolean; permissions: string[] }[];
  products: DemoProduct[];
};

const JAR = { name: 'Jar', count: 12, child: null };
const BOX = { name: 'Box', count: 10, child: JAR };
const CARTON = { name: 'Carton', count: 8, child: BOX };
const PALLET = { name: 'Pallet', count: 1, child: CARTON };

/** A plate in one colour with a plain shape on it. */
const logo = (plate: string, shape: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="18" fill="${plate}"/>${shape}</svg>`;

/** Example content for `npm run dev`, named as such; tests never use it. */
export const DEMO_ORGANISATIONS: DemoOrganisation[] = [
  {
    name: 'Example Spice Mill',
    details: {
      logo: logo('#8f2d1b', '<path d="M30 66c0-22 10-36 36-38-2 26-14 40-36 38z" fill="#ffd9a0"/>'),
      business: {
        businessCategory: 'manufacturing',
        businessSize: 'medium',
        businessDescription: 'An example: whole and ground spices, packed within a day of grinding.',
        businessType: 'partnership',
        geographicPresence: 'National',
        website: 'https://spice-mill.example',
        keyContactPerson: 'Example Person',
        contactPhone: '00000000000',
        contactEmail: 'care@spice-mill.example',
      },
      verification: { address: 'Example Road 1, Guntur, Andhra Pradesh', registeredDate: '2011-04-01' },
      additional: {
        yearsInBusiness: '15',
        annualRevenue: 'Example',
        industryChallenges: 'Keeping lots apart when three lines grind at once.',
      },
      certificates: [
        { title: 'Example food safety certificate', details: 'Made up for this demo, valid for nothing.' },
        { title: 'Example fair trade award', details: 'Made up for this demo, too.' },
      ],
    },
    subdomains: ['example-spice-mill'],
    sites: [
      {
        name: 'Grinding hall',
        kind: 'factory',
        address: 'Example Road 1, Guntur, Andhra Pradesh',
        latitude: 16.3067,
        longitude: 80.4365,
      },
      { name: 'Cold store', kind: 'warehouse', address: 'Example Road 3, Guntur, Andhra Pradesh' },
      {
        name: 'मिर्च का खेत',
        kind: 'farm',
        address: 'Example village, Guntur district',
        latitude: 16.24,
        longitude: 80.64,
      },
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
      { name: 'Example recipe leaflet', nature: 'static' },
      {
        name: 'Example chilli powder, 200 g',
        nature: 'dynamic',
        batches: [
          { lot_code: 'EX-CH-01', made_on: '2023-02-03', expires_on: '2024-02-02', site: 'Grinding hall' },
          { lot_code: 'EX-CH-02', made_on: '2026-10-05', expires_on: '2030-10-04', site: 'Grinding hall' },
        ],
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
          packs: { packaging: 'Export pallet', count: 2, lot_code: 'EX-CH-02' },
          recalled: {
            level: 'Carton',
            reason: 'Example: glass splinters may be in some jars',
            hazard: 'Cuts in the mouth and throat',
            what_to_do:
              'Do not eat it.\nBring it back to the shop, also when it is open. You get your money back.',
            contact: 'care@spice-mill.example',
          },
          lifted: { level: 'Pallet', reason: 'Example: the label named no allergens' },
          blanks: {
            packaging: 'Blank labels for jars',
            count: 20,
            assigned: 5,
            become: { packaging: 'Export pallet', level: 'Jar', lot_code: 'EX-CH-01' },
          },
        },
      },
      { name: 'Example turmeric, whole', nature: 'dynamic' },
    ],
  },
  {
    name: 'Example Dairy',
    details: {
      logo: logo('#1d4f7c', '<path d="M38 24h20v12l8 10v26H30V46l8-10z" fill="#f4f7fb"/>'),
      business: {
        businessCategory: 'manufacturing',
        businessSize: 'small',
        businessDescription: 'An example: milk and buttermilk from twelve villages.',
        geographicPresence: 'Local',
      },
      verification: {},
      additional: { yearsInBusiness: '4' },
      certificates: [],
    },
    subdomains: [],
    sites: [{ name: 'Bottling plant', kind: 'factory', address: 'Example Street 12, Anand, Gujarat' }],
    roles: [],
    products: [{ name: 'Example buttermilk, 500 ml', nature: 'dynamic' }],
  },
  // Just made: shows what everyone sees first.
  { name: 'Example Tea Garden', subdomains: [], sites: [], roles: [], products: [] },
];
