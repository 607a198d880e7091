import type { DemoContent, DemoIds } from '../demo-types.ts';
import { both, paragraphs } from '../demo-words.ts';
import { HONEY_WEBSITE, OF_HONEY_MAKER } from './honey-maker-words.ts';
import { ESTATES } from './honey-vendors.ts';

const FACTS = {
  ...OF_HONEY_MAKER,
  description: both(
    'For nine days in spring the coffee hills are white. Our hives stand among the bushes then, and this honey is what the bees bring home: light on the tongue, with a scent of jasmine.',
    'वसंत में नौ दिन तक कॉफ़ी की पहाड़ियाँ सफ़ेद हो जाती हैं। तब हमारे छत्ते झाड़ियों के बीच रखे होते हैं, और यह शहद वही है जो मधुमक्खियाँ घर लाती हैं: स्वाद में हल्का, चमेली जैसी महक वाला।',
  ),
  variant: both('Raw, from one harvest', 'कच्चा, एक ही फ़सल का'),
  generic_name: both('Honey', 'शहद'),
  net_quantity: { amount: 250, unit: 'g' as const },
  price: { amount: 360, currency: 'INR' as const },
  gtin: '9520001042027',
  ingredients: [{ name: both('Coffee blossom honey', 'कॉफ़ी के फूलों का शहद'), percent: 100 }],
  storage: both('Keep the lid closed, dry and away from the sun.', 'ढक्कन बंद रखें, सूखी जगह पर और धूप से दूर।'),
  how_to_use: both(
    'Good in warm milk, on toast and with curd. Add it to drinks only when they have cooled a little.',
    'गुनगुने दूध में, टोस्ट पर और दही के साथ अच्छा लगता है। पेय में तभी डालें जब वह थोड़ा ठंडा हो जाए।',
  ),
  notes: [
    {
      title: both('Two jars may differ', 'दो जार अलग हो सकते हैं'),
      points: [
        both('Colour and scent change with the rain of the year', 'रंग और महक साल की बारिश के साथ बदलते हैं'),
        both('A white ring at the top is air, not mould', 'ऊपर का सफ़ेद घेरा हवा है, फफूँद नहीं'),
      ],
    },
  ],
  qrinfo: {
    title: both('Coffee blossom honey', 'कॉफ़ी के फूलों का शहद'),
    description: both('What is in this jar and who made it.', 'इस जार में क्या है और इसे किसने बनाया।'),
    redirect_url: `${HONEY_WEBSITE}/coffee-blossom`,
  },
};

const sections = ({ section, file, vendor }: DemoIds) => [
  {
    id: section('harvest'),
    type: 'text' as const,
    title: both('Nine days in spring', 'वसंत के नौ दिन'),
    body: paragraphs(
      'Coffee flowers after the first rain of March. We carry 120 hives to six small estates near Gudalur, and take them away before anything is sprayed.\nThe growers gain as well: where bees have been, the bushes bear more cherries.',
      'मार्च की पहली बारिश के बाद कॉफ़ी में फूल आते हैं। हम 120 छत्ते गूडलूर के पास के छह छोटे बागानों में ले जाते हैं और किसी भी छिड़काव से पहले वापस ले आते हैं।\nकिसानों को भी लाभ होता है: जहाँ मधुमक्खियाँ आती हैं, वहाँ झाड़ियों में ज़्यादा फल लगते हैं।',
    ),
  },
  {
    id: section('nutrition'),
    type: 'nutrition' as const,
    title: both('Nutrition', 'पोषण'),
    serving: 20,
    serving_name: both('Spoon', 'चम्मच'),
    values: { energy: 318, carbohydrate: 79, sugars: 77, added_sugars: 0, protein: 0.4, fat: 0, sodium: 5 },
  },
  {
    id: section('pictures'),
    type: 'gallery' as const,
    title: both('In flower', 'फूलों के बीच'),
    pictures: [
      {
        file_id: file('branch'),
        alt: both(
          'A bee above a coffee branch with white flowers',
          'सफ़ेद फूलों वाली कॉफ़ी की डाल के ऊपर एक मधुमक्खी',
        ),
        caption: both('The flowers last nine days', 'फूल नौ दिन रहते हैं'),
      },
      {
        file_id: file('house'),
        alt: both('Shelves with filled jars in the honey house', 'शहद घर में भरे हुए जारों की अलमारी'),
        caption: both('Filled and labelled in Coonoor', 'कुन्नूर में भरा और लेबल लगाया गया'),
      },
    ],
  },
  {
    id: section('vendors'),
    type: 'vendor' as const,
    title: both('Whose coffee it is', 'कॉफ़ी किसकी है'),
    text: both('None of them sprays while the coffee is in flower.', 'फूल आने पर इनमें से कोई छिड़काव नहीं करता।'),
    vendor_ids: [vendor(ESTATES)],
  },
];

export const BLOSSOM_HONEY_WORDS: DemoContent = (ids) => ({
  ...FACTS,
  image_file_id: ids.file('jar'),
  image_alt: both(
    'A 250 g jar of brown honey below a branch of white coffee flowers',
    'कॉफ़ी के सफ़ेद फूलों की डाल के नीचे भूरे शहद का 250 ग्राम का जार',
  ),
  sections: sections(ids),
});

/** The price of the next harvest, and a sentence that is not in Hindi yet: no one has published it. */
export const NEXT_WORDS: DemoContent = (ids) => ({
  ...BLOSSOM_HONEY_WORDS(ids),
  price: { amount: 380, currency: 'INR' },
  storage: { en: 'Keep the lid closed, dry and away from the sun. Turns creamy in winter.' },
});
