import { Content, encodeEmbedUrl, type RichText } from '@qrigin/domain/details';
import type { ShownDetails } from '@qrigin/domain/scan';
import type { z } from 'zod';

const id = (number: number) => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;

const HONEY_VENDORS: ShownDetails['vendors'] = {
  [id(41)]: {
    name: 'Blue Hill Gatherers’ Collective',
    website: 'https://bluehill.example/families',
    description: 'Forty-six families who gather honey from cliffs and trees.\nSince 1987.',
  },
  [id(42)]: { name: 'Coonoor Glass Works', website: '', description: '' },
};

/** The three pictures and the documents of the honey. */
export const HONEY_FILES = { jar: id(1), cliff: id(2), filter: id(3), test: id(4), organic: id(5) };

/** One that ends soon, one without an end, and one that has ended, on 15 November 2026. */
const HONEY_CERTIFICATES: ShownDetails['certificates'] = {
  [id(51)]: {
    title: 'Organic wild collection',
    number: 'SOA/WC/2291',
    valid_from: '2025-12-04',
    valid_to: '2026-12-03',
    file_id: HONEY_FILES.organic,
    provider: { name: 'Southern Organic Assurance', checked_at: '2026-03-02T10:00:00.000Z' },
  },
  [id(52)]: {
    title: 'Free of residues',
    number: '',
    valid_from: '2026-02-01',
    valid_to: null,
    file_id: null,
    provider: { name: 'Peninsula Food Laboratory', checked_at: null },
  },
  [id(53)]: {
    title: 'Fair price for gatherers',
    number: '',
    valid_from: null,
    valid_to: '2026-11-14',
    file_id: null,
    provider: { name: 'Fair Hills Council', checked_at: null },
  },
};

const text = (words: string) => ({ type: 'text' as const, text: words });
const line = (words: string) => ({ type: 'paragraph' as const, content: [text(words)] });

const gathered = (intro: string, steps: string[], heading: string, end: string): RichText => ({
  type: 'doc',
  content: [
    line(intro),
    {
      type: 'bulletList',
      content: steps.map((step) => ({ type: 'listItem' as const, content: [line(step)] })),
    },
    { type: 'heading', content: [text(heading)] },
    line(end),
  ],
});

const SECTIONS: z.input<typeof Content>['sections'] = [
  {
    type: 'nutrition',
    id: id(11),
    title: { en: 'Nutrition', hi: 'पोषण', ur: 'غذائیت' },
    serving: 20,
    serving_name: { en: 'Spoon', hi: 'चम्मच', ur: 'چمچ' },
    values: { energy: 320, carbohydrate: 79.6, sugars: 78, added_sugars: 0, protein: 0.3, fat: 0, sodium: 4 },
  },
  {
    type: 'gallery',
    id: id(12),
    title: { en: 'Where it comes from', hi: 'यह कहाँ से आता है', ur: 'یہ کہاں سے آتا ہے' },
    pictures: [
      {
        file_id: HONEY_FILES.cliff,
        alt: { en: 'Combs of rock bees below a cliff', hi: 'चट्टान के नीचे मधुमक्खियों के छत्ते' },
        caption: { en: 'Combs above Kotagiri', hi: 'कोटागिरी के ऊपर छत्ते', ur: 'کوٹاگیری کے اوپر چھتے' },
      },
      {
        file_id: HONEY_FILES.filter,
        alt: { en: 'Honey running through a cloth', hi: 'कपड़े से छनता शहद' },
        caption: { en: 'Filtered through cloth', hi: 'कपड़े से छाना गया', ur: 'کپڑے سے چھانا گیا' },
      },
    ],
  },
  {
    type: 'text',
    id: id(13),
    title: { en: 'Origin and harvest', hi: 'स्रोत और संग्रह', ur: 'ماخذ اور حصول' },
    body: {
      en: gathered(
        'Gathered by hand from cliff and tree combs above Kotagiri, once a year, after the flowers of the shola forest.',
        ['Half of every comb stays for the bees', 'Never heated above 40 °C', 'Filtered through cloth alone'],
        'Who gathers it',
        'Sixty families of the Blue Hill Gatherers’ Collective, who have climbed these cliffs for generations.',
      ),
      hi: gathered(
        'कोटागिरी के ऊपर चट्टानों और पेड़ों के छत्तों से साल में एक बार, शोला वन के फूलों के बाद, हाथ से इकट्ठा किया गया।',
        [
          'हर छत्ते का आधा हिस्सा मधुमक्खियों के लिए छोड़ा जाता है',
          'कभी 40 °C से ऊपर गरम नहीं किया गया',
          'केवल कपड़े से छाना गया',
        ],
        'इसे कौन इकट्ठा करता है',
        'ब्लू हिल संग्राहक समूह के साठ परिवार, जो पीढ़ियों से इन चट्टानों पर चढ़ते आए हैं।',
      ),
      ur: gathered(
        'کوٹاگیری کے اوپر چٹانوں اور درختوں کے چھتوں سے سال میں ایک بار ہاتھ سے جمع کیا گیا۔',
        ['ہر چھتے کا آدھا حصہ مکھیوں کے لیے چھوڑا جاتا ہے', 'کبھی 40 °C سے اوپر گرم نہیں کیا گیا'],
        'اسے کون جمع کرتا ہے',
        'بلیو ہل گروپ کے ساٹھ خاندان، جو نسلوں سے ان چٹانوں پر چڑھتے آئے ہیں۔',
      ),
    },
  },
  {
    type: 'table',
    id: id(14),
    title: { en: 'Measured in this harvest', hi: 'इस संग्रह की जाँच' },
    columns: [
      { en: 'Measure', hi: 'माप' },
      { en: 'Found', hi: 'परिणाम' },
      { en: 'Allowed', hi: 'सीमा' },
    ],
    rows: [
      [{ en: 'Moisture', hi: 'नमी' }, { en: '18.4%' }, { en: 'up to 20%', hi: '20% तक' }],
      [{ en: 'HMF' }, { en: '12 mg/kg' }, { en: 'up to 80 mg/kg', hi: '80 mg/kg तक' }],
    ],
  },
  {
    type: 'document',
    id: id(15),
    title: { en: 'Purity test', hi: 'शुद्धता जाँच', ur: 'خالص پن کی جانچ' },
    file_id: HONEY_FILES.test,
    text: { en: 'Peninsula Food Laboratory, 6 March 2026', hi: 'पेनिनसुला फ़ूड लैबोरेटरी, 6 मार्च 2026' },
  },
  {
    type: 'certificate',
    id: id(16),
    title: { en: 'Certificates', hi: 'प्रमाणपत्र', ur: 'سرٹیفکیٹ' },
    certificate_ids: [id(51), id(52), id(53)],
    text: { en: 'We send these to anyone who asks.', hi: 'माँगने पर हम ये किसी को भी भेजते हैं।' },
  },
  {
    type: 'video',
    id: id(17),
    title: { en: 'How it is gathered', hi: 'इसे कैसे इकट्ठा किया जाता है', ur: 'اسے کیسے جمع کیا جاتا ہے' },
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    text: { en: 'Film, 2 minutes', hi: 'फ़िल्म, 2 मिनट', ur: 'فلم، 2 منٹ' },
  },
  {
    type: 'vendor',
    id: id(18),
    title: { en: 'Who had a hand in it', hi: 'इसमें किसका हाथ रहा' },
    vendor_ids: [id(41), id(42)],
    text: { en: 'Buyers we have known for years.', hi: 'जिन्हें हम वर्षों से जानते हैं।' },
  },
  {
    type: 'embed-urls',
    id: id(19),
    title: { en: 'Recipes', hi: 'व्यंजन' },
    embedUrlsData: [
      encodeEmbedUrl('https://vimeo.com/76979871'),
      encodeEmbedUrl('https://nilgirihoney.example/recipes'),
    ],
  },
  {
    type: 'text',
    id: id(20),
    title: { en: 'The jar', hi: 'शीशी' },
    body: {
      en: { type: 'doc', content: [line('Glass, to be filled again. Bring it back to any of our shops.')] },
      hi: { type: 'doc', content: [line('काँच की, फिर से भरने के लिए। इसे हमारी किसी भी दुकान में लौटाएँ।')] },
    },
  },
];

/** Everything that a honey maker tells, in three languages as far as they were written. */
export const HONEY_CONTENT = Content.parse({
  description: {
    en: 'Dark and a little bitter at the end, from wild combs.',
    hi: 'गहरा रंग और अंत में हल्की कड़वाहट, जंगली छत्तों से।',
    ur: 'گہرا رنگ، آخر میں ہلکی سی کڑواہٹ، جنگلی چھتوں سے۔',
  },
  image_file_id: HONEY_FILES.jar,
  image_alt: {
    en: 'A 500 g glass jar of amber honey with a black lid, in front of hills',
    hi: 'पहाड़ियों के सामने 500 g शहद की काँच की शीशी',
    ur: 'پہاڑیوں کے سامنے شہد کا 500 g شیشے کا مرتبان',
  },
  brand: { en: 'Nilgiri Honey' },
  variant: { en: 'Raw and unheated', hi: 'कच्चा, बिना गरम किया हुआ', ur: 'کچا، بغیر گرم کیا ہوا' },
  net_quantity: { amount: 500, unit: 'g' },
  price: { amount: 420, currency: 'INR' },
  gtin: '8901234567894',
  ingredients: [
    { name: { en: 'Wild forest honey', hi: 'जंगली शहद', ur: 'جنگلی شہد' }, percent: 98, allergens: [] },
    { name: { en: 'almonds', hi: 'बादाम', ur: 'بادام' }, percent: 2, allergens: ['nuts'] },
  ],
  may_contain: ['sesame'],
  storage: {
    en: 'Lid closed, dry, away from the sun.',
    hi: 'ढक्कन बंद, सूखी जगह, धूप से दूर।',
    ur: 'ڈھکن بند، خشک جگہ، دھوپ سے دور۔',
  },
  how_to_use: { en: 'Stir before use.', hi: 'उपयोग से पहले हिलाएँ।', ur: 'استعمال سے پہلے ہلائیں۔' },
  warnings: [
    {
      en: 'Not for babies under 12 months',
      hi: '12 महीने से छोटे शिशुओं के लिए नहीं',
      ur: '12 ماہ سے چھوٹے بچوں کے لیے نہیں',
    },
  ],
  maker_name: { en: 'Nilgiri Honey', hi: 'नीलगिरि हनी', ur: 'نیلگیری ہنی' },
  maker_address: { en: '14 Mount Road, Coonoor 643101', hi: '14 माउंट रोड, कुन्नूर 643101' },
  country_of_origin: 'IN',
  licences: [{ type: 'fssai', number: '19920042000317' }],
  phone: '1800 000 2647',
  email: 'care@nilgirihoney.example',
  website: 'https://nilgirihoney.example',
  sections: SECTIONS,
  notes: [
    {
      title: { en: 'Crystals are normal', hi: 'दाने बनना सामान्य है', ur: 'دانے بننا عام بات ہے' },
      points: [
        {
          en: 'Stand the jar in warm water, below 40 °C',
          hi: 'शीशी को 40 °C से कम गुनगुने पानी में रखें',
          ur: 'مرتبان کو 40 °C سے کم نیم گرم پانی میں رکھیں',
        },
        { en: 'No fridge needed', hi: 'फ्रिज की ज़रूरत नहीं' },
      ],
    },
  ],
  support: {
    location: { placeId: 'ChIJ_coonoor', mapEmbedUrl: 'https://www.google.com/maps/embed?pb=1' },
    hours: {
      en: 'Monday to Saturday, 9:00 to 18:00',
      hi: 'सोमवार से शनिवार, 9:00 से 18:00',
      ur: 'پیر سے ہفتہ، 9:00 سے 18:00',
    },
  },
  qrinfo: {
    title: { en: 'Forest honey from the Nilgiris', hi: 'नीलगिरि का जंगली शहद' },
    description: { en: 'Gathered by hand above Kotagiri.' },
    redirect_url: 'https://nilgirihoney.example/refill',
  },
});

const picture = (width: number, height: number) => ({ width, height, widths: [320, 640, 960, 1440] });

/** The same with its files, as the content origin has them. */
export function honeyDetails(origin = 'https://content.example'): ShownDetails {
  const file = (
    fileId: string,
    name: string,
    bytes: number,
    size: ShownDetails['files'][string]['picture'],
  ) => [fileId, { url: `${origin}/files/${fileId}`, name, bytes, picture: size }] as const;
  return {
    content: HONEY_CONTENT,
    files: Object.fromEntries([
      file(HONEY_FILES.jar, 'jar.png', 240_000, picture(1440, 840)),
      file(HONEY_FILES.cliff, 'cliff.png', 310_000, picture(1440, 1080)),
      file(HONEY_FILES.filter, 'filter.png', 290_000, picture(1440, 1080)),
      file(HONEY_FILES.test, 'Purity test NH-0326-B.pdf', 240_300, null),
      file(HONEY_FILES.organic, 'Organic.pdf', 180_200, null),
    ]),
    vendors: HONEY_VENDORS,
    certificates: HONEY_CERTIFICATES,
  };
}
