import type { DemoProduct } from '../demo-types.ts';
import { BLOSSOM_BRANCH, BLOSSOM_JAR } from '../drawings/honey.ts';
import { HONEY_HOUSE } from '../drawings/honey-table.ts';
import { BLOSSOM_HONEY_WORDS, NEXT_WORDS } from './blossom-honey-words.ts';
import { filled } from './forest-honey.ts';

const [SPRING, LATE_SPRING] = [filled('CB', -64), filled('CB', -18)];

/** Its default code was replaced, and someone is writing a change that shoppers do not see yet. */
export const BLOSSOM_HONEY: DemoProduct = {
  name: 'Coffee blossom honey, 250 g',
  nature: 'dynamic',
  batches: [SPRING, LATE_SPRING],
  packagings: [
    {
      name: 'Retail case',
      type: 'structure',
      packaging: { name: 'Case', count: 1, child: { name: 'Jar', count: 24, child: null } },
      printFormat: 'zpl',
    },
  ],
  codes: {
    packs: [
      { packaging: 'Retail case', count: 3, lot_code: SPRING.lot_code },
      { packaging: 'Retail case', count: 2, lot_code: LATE_SPRING.lot_code },
    ],
  },
  page: {
    pictures: { jar: BLOSSOM_JAR, branch: BLOSSOM_BRANCH, house: HONEY_HOUSE },
    steps: [
      { content: BLOSSOM_HONEY_WORDS, writtenBy: 'admin', publishedBy: 'supervisor' },
      { content: NEXT_WORDS, writtenBy: 'member' },
    ],
  },
  end: 'renewed',
};
