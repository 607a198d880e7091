import { batchNumber, dayFromToday } from '../demo-dates.ts';
import type { DemoPage, DemoProduct } from '../demo-types.ts';
import { CLIFF, FOREST_JAR } from '../drawings/honey.ts';
import { BREAD, COMB, HONEY_HOUSE } from '../drawings/honey-table.ts';
import { FIRST_WORDS, FOREST_HONEY_WORDS } from './forest-honey-words.ts';
import { GLASS_IN_JARS } from './recall-words.ts';

/** Two years, less the weeks in which it settles. */
const KEEPS_DAYS = 720;

/** Filled into jars on one day. */
export function filled(product: string, days: number) {
  const made_on = dayFromToday(days);
  return {
    lot_code: batchNumber(product, made_on),
    made_on,
    expires_on: dayFromToday(days + KEEPS_DAYS),
    site: 'Honey house',
  };
}

const [LAST_MONTH, THIS_WEEK] = [filled('FH', -41), filled('FH', -5)];

const JAR = { name: 'Jar', count: 12, child: null };
const BOX = { name: 'Box', count: 10, child: JAR };
const CARTON = { name: 'Carton', count: 8, child: BOX };
const PALLET = { name: 'Pallet', count: 1, child: CARTON };

const PAGE: DemoPage = {
  pictures: { jar: FOREST_JAR, cliff: CLIFF, comb: COMB, house: HONEY_HOUSE, bread: BREAD },
  papers: {
    report: [
      'Laboratory report',
      'Forest honey, Thenkadu Honey, Coonoor',
      'Water 18.4 g in 100 g',
      'Sugars 78 g in 100 g, none of them added',
      'Antibiotics: none found',
    ],
  },
  steps: [
    { content: FIRST_WORDS, writtenBy: 'member', publishedBy: 'supervisor' },
    { content: FOREST_HONEY_WORDS, writtenBy: 'admin', publishedBy: 'admin' },
  ],
};

export const FOREST_HONEY: DemoProduct = {
  name: 'Forest honey, 500 g',
  nature: 'dynamic',
  batches: [LAST_MONTH, THIS_WEEK],
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
    packs: [{ packaging: 'Export pallet', count: 2, lot_code: LAST_MONTH.lot_code }],
    recalled: {
      level: 'Carton',
      ...GLASS_IN_JARS,
    },
    outcomes: [
      { level: 'Box', outcome: 'returned' },
      { level: 'Jar', outcome: 'destroyed' },
    ],
    lifted: {
      level: 'Pallet',
      reason: 'The warning for babies was missing from some labels.',
      because: 'All labels have been checked and replaced.',
    },
    exercise: {
      heading: 'Do not eat this honey',
      reason: 'We practise what to do if jars of this batch leak.',
      because: 'The mock recall is over.',
    },
    isPacked: true,
    withdrawn: 'The label is torn',
    blanks: {
      packaging: 'Blank labels for jars',
      count: 20,
      assigned: 5,
      become: { packaging: 'Export pallet', level: 'Jar', lot_code: THIS_WEEK.lot_code },
    },
  },
  page: PAGE,
};
