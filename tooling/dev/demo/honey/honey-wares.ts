import type { DemoProduct } from '../demo-types.ts';
import { both } from '../demo-words.ts';
import { CANDLES, CUT_COMB } from '../drawings/honey-wares.ts';
import { OF_HONEY_MAKER } from './honey-maker-words.ts';

/** What the maker has beside its two honeys, with little more than a picture: not every product has a long page. */
export const HONEY_WARES: readonly DemoProduct[] = [
  { name: 'Wildflower honey, squeeze bottle', nature: 'dynamic', end: 'deleted' },
  { name: 'Recipe booklet', nature: 'static' },
  {
    name: 'Beeswax candles, two',
    nature: 'dynamic',
    page: {
      pictures: { candles: CANDLES },
      steps: [
        {
          content: ({ file }) => ({
            ...OF_HONEY_MAKER,
            image_file_id: file('candles'),
            image_alt: both('Two lit candles of rolled wax', 'मोम की दो जलती हुई मोमबत्तियाँ'),
            description: both(
              'Rolled by hand from sheets of pure beeswax. They burn for twelve and eight hours.',
              'शुद्ध मोम की चादरों से हाथ से लपेटी गईं। ये बारह और आठ घंटे जलती हैं।',
            ),
            net_quantity: { amount: 2, unit: 'pieces' },
            price: { amount: 290, currency: 'INR' },
            licences: [],
            warnings: [both('Never leave a burning candle alone', 'जलती मोमबत्ती को अकेला न छोड़ें')],
          }),
          writtenBy: 'member',
          publishedBy: 'member',
        },
      ],
    },
  },
  {
    name: 'Cut comb, 200 g',
    nature: 'dynamic',
    page: {
      pictures: { comb: CUT_COMB },
      steps: [
        {
          content: ({ file }) => ({
            ...OF_HONEY_MAKER,
            image_file_id: file('comb'),
            image_alt: both('A piece of comb in an open box', 'खुले डिब्बे में छत्ते का एक टुकड़ा'),
            description: both(
              'Honey as the bees store it. The wax can be eaten.',
              'शहद वैसे ही, जैसे मधुमक्खियाँ रखती हैं। मोम भी खाया जा सकता है।',
            ),
            net_quantity: { amount: 200, unit: 'g' },
            price: { amount: 310, currency: 'INR' },
            ingredients: [{ name: both('Comb honey', 'छत्ते वाला शहद'), percent: 100 }],
          }),
          writtenBy: 'member',
          publishedBy: 'supervisor',
        },
      ],
    },
  },
];
