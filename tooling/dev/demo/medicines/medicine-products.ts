import { batchNumber, dayFromToday } from '../demo-dates.ts';
import type { DemoContent, DemoProduct } from '../demo-types.ts';
import { both } from '../demo-words.ts';
import { CARTON_END, SALTS, TABLETS } from '../drawings/medicines.ts';
import { OF_MEDICINE_MAKER, SAFETY } from './medicine-maker-words.ts';
import { TABLETS_WORDS } from './tablets-words.ts';

const KEEPS_DAYS = 730;

/** Pressed or mixed on one day. */
function made(product: string, days: number) {
  const made_on = dayFromToday(days);
  return {
    lot_code: batchNumber(product, made_on),
    made_on,
    expires_on: dayFromToday(days + KEEPS_DAYS),
    site: 'Tablet plant',
  };
}

const [EXPIRED, RECALLED, GOOD] = [made('TM', -790), made('TM', -200), made('TM', -38)];
const MIXED = made('RS', -90);

const SHIPPER = {
  name: 'Shipper',
  count: 1,
  child: { name: 'Carton', count: 20, child: { name: 'Strip', count: 10, child: null } },
};

const TARANGIMOL: DemoProduct = {
  name: 'Tarangimol 500, 10 tablets',
  nature: 'dynamic',
  batches: [EXPIRED, RECALLED, GOOD],
  packagings: [
    { name: 'Shipper for pharmacies', type: 'structure', packaging: SHIPPER, printFormat: 'label' },
  ],
  codes: {
    packs: [GOOD, RECALLED, EXPIRED].map(({ lot_code }) => ({
      packaging: 'Shipper for pharmacies',
      count: 1,
      lot_code,
    })),
    recalledBatch: {
      lot_code: RECALLED.lot_code,
      reason: 'Tablets of this batch dissolve too slowly.',
      hazard: 'They may not work as they should against pain and fever.',
      what_to_do:
        'Do not take these tablets.\nTake the pack back to the pharmacy. You will get a new one.\nAsk a doctor if you still have pain or fever.',
      contact: SAFETY,
    },
  },
  page: {
    pictures: { tablets: TABLETS, end: CARTON_END },
    papers: {
      leaflet: [
        'Leaflet of Tarangimol 500',
        'Paracetamol Tablets IP 500 mg',
        'Against pain and fever. Read this before you take it.',
        'Adults: 1 tablet, at most 4 in 24 hours.',
        'Below 30 degrees, dry, away from children.',
      ],
    },
    steps: [{ content: TABLETS_WORDS, writtenBy: 'member', publishedBy: 'supervisor' }],
  },
};

const SALTS_WORDS: DemoContent = ({ file }) => ({
  ...OF_MEDICINE_MAKER,
  gtin: '9520001043024',
  generic_name: both('Oral Rehydration Salts IP', 'ओरल रिहाइड्रेशन साल्ट आई.पी.'),
  brand: both('Tarangini Rehydration Salts', 'तरंगिणी पुनर्जलीकरण लवण'),
  description: both(
    'For loss of water through diarrhoea, vomiting or heat. One sachet makes one litre.',
    'दस्त, उल्टी या गरमी से शरीर में पानी की कमी के लिए। एक पाउच से एक लीटर घोल बनता है।',
  ),
  image_file_id: file('salts'),
  image_alt: both('A sachet beside a glass of water with a spoon', 'चम्मच वाले पानी के गिलास के पास एक पाउच'),
  net_quantity: { amount: 20.5, unit: 'g' },
  price: { amount: 22, currency: 'INR' },
  ingredients: [
    { name: both('Glucose', 'ग्लूकोज़') },
    { name: both('Trisodium citrate', 'ट्राइसोडियम साइट्रेट') },
    { name: both('Sodium chloride', 'सोडियम क्लोराइड') },
    { name: both('Potassium chloride', 'पोटैशियम क्लोराइड') },
  ],
  storage: both('Dry, below 30\u00a0°C.', 'सूखी जगह पर, 30\u00a0°C से कम तापमान में।'),
  how_to_use: both(
    'Stir the whole sachet into one litre of clean drinking water. Drink it in small sips within 24 hours.',
    'पूरा पाउच एक लीटर साफ़ पीने के पानी में घोलें। 24 घंटे के भीतर छोटे-छोटे घूँट में पिएँ।',
  ),
  warnings: [both('Do not boil the solution and do not add sugar', 'घोल को न उबालें और न ही उसमें चीनी मिलाएँ')],
});

const REHYDRATION_SALTS: DemoProduct = {
  name: 'Rehydration salts, sachet for 1 litre',
  nature: 'dynamic',
  batches: [MIXED],
  packagings: [
    {
      name: 'Display box',
      type: 'structure',
      packaging: { name: 'Box', count: 1, child: { name: 'Sachet', count: 25, child: null } },
      printFormat: 'sheet',
    },
  ],
  codes: { packs: [{ packaging: 'Display box', count: 2, lot_code: MIXED.lot_code }] },
  page: {
    pictures: { salts: SALTS },
    steps: [{ content: SALTS_WORDS, writtenBy: 'member', publishedBy: 'supervisor' }],
  },
};

export const MEDICINES: readonly DemoProduct[] = [
  { name: 'Cough syrup, 100 ml', nature: 'dynamic' },
  REHYDRATION_SALTS,
  TARANGIMOL,
];
