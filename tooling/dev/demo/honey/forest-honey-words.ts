import { encodeEmbedUrl } from '@qrigin/domain/details';
import type { DemoContent, DemoIds } from '../demo-types.ts';
import { both, paragraphs } from '../demo-words.ts';
import { FAIR_PRICE, NO_RESIDUES, WILD_COLLECTION } from './honey-certificates.ts';
import { HONEY_WEBSITE, OF_HONEY_MAKER } from './honey-maker-words.ts';
import { CARRIERS, GATHERERS, GLASS } from './honey-vendors.ts';

const FACTS = {
  ...OF_HONEY_MAKER,
  variant: both('Raw and unheated', 'कच्चा, बिना गरम किया हुआ'),
  generic_name: both('Honey', 'शहद'),
  net_quantity: { amount: 500, unit: 'g' as const },
  price: { amount: 420, currency: 'INR' as const },
  /** Numbers that begin with 952 are for showing how it is done: no product has one. */
  gtin: '9520001042010',
  ingredients: [{ name: both('Wild forest honey', 'जंगली शहद'), percent: 100 }],
  storage: both(
    'Keep the lid closed. Store in a dry place, away from the sun. No fridge needed.',
    'ढक्कन बंद रखें। सूखी जगह पर, धूप से दूर रखें। फ्रिज की ज़रूरत नहीं है।',
  ),
  how_to_use: both('Stir before use. Take it with a dry spoon.', 'इस्तेमाल से पहले चलाएँ। सूखे चम्मच से निकालें।'),
  qrinfo: {
    title: both('Forest honey from the Nilgiri hills', 'नीलगिरि की पहाड़ियों का जंगली शहद'),
    description: both(
      'Where this jar comes from, what is in it and how to keep it.',
      'यह जार कहाँ से आया, इसमें क्या है और इसे कैसे रखें।',
    ),
    redirect_url: `${HONEY_WEBSITE}/forest`,
  },
};

const CRYSTALS = {
  title: both('Crystals are normal', 'दाने जमना सामान्य है'),
  points: [
    both('Raw honey sets when it is cool', 'ठंड में कच्चा शहद जम जाता है'),
    both('Stand the jar in warm water, below 40\u00a0°C', 'जार को गुनगुने पानी में रखें, 40\u00a0°C से कम'),
  ],
};

const JAR = {
  title: both('When the jar is empty', 'जब जार खाली हो जाए'),
  points: [
    both('The jar and its lid can be used again', 'जार और ढक्कन दोबारा काम आ सकते हैं'),
    both('Our shop in Coonoor takes clean jars back', 'कुन्नूर की हमारी दुकान साफ़ जार वापस लेती है'),
  ],
};

const story = ({ section, file }: DemoIds) => [
  {
    id: section('origin'),
    type: 'text' as const,
    title: both('Where it comes from', 'यह कहाँ से आता है'),
    body: paragraphs(
      'Rock bees build their combs below cliffs and in the tallest trees above Coonoor. Gatherers of the hill villages climb to them on rope ladders, by night, after the bees have raised their young.\nThey cut only the upper part of a comb, which holds the honey. The lower part stays, so that the swarm comes back next year.',
      'चट्टानी मधुमक्खियाँ कुन्नूर के ऊपर चट्टानों के नीचे और सबसे ऊँचे पेड़ों पर छत्ते बनाती हैं। पहाड़ी गाँवों के लोग रात में रस्सी की सीढ़ियों से उन तक चढ़ते हैं, जब मधुमक्खियों के बच्चे बड़े हो चुके होते हैं।\nवे छत्ते का सिर्फ़ ऊपरी हिस्सा काटते हैं, जिसमें शहद होता है। निचला हिस्सा वहीं रहता है, ताकि झुंड अगले साल फिर लौटे।',
    ),
  },
  {
    id: section('nutrition'),
    type: 'nutrition' as const,
    title: both('Nutrition', 'पोषण'),
    serving: 20,
    serving_name: both('Spoon', 'चम्मच'),
    values: { energy: 320, carbohydrate: 79.6, sugars: 78, added_sugars: 0, protein: 0.3, fat: 0, sodium: 4 },
  },
  {
    id: section('pictures'),
    type: 'gallery' as const,
    title: both('From the cliff to the jar', 'चट्टान से जार तक'),
    pictures: [
      {
        file_id: file('cliff'),
        alt: both(
          'Wild combs below the overhang of a cliff, a rope ladder beside them',
          'चट्टान के नीचे लटके जंगली छत्ते, पास में रस्सी की सीढ़ी',
        ),
        caption: both('Combs of rock bees', 'चट्टानी मधुमक्खियों के छत्ते'),
      },
      {
        file_id: file('comb'),
        alt: both('A comb in a wooden frame, most of its cells capped', 'लकड़ी के चौखट में छत्ता, ज़्यादातर खाने बंद'),
        caption: both('Capped cells are ripe', 'बंद खानों का शहद पका हुआ है'),
      },
      {
        file_id: file('house'),
        alt: both(
          'Shelves with filled jars, a steel tank on a table below',
          'भरे हुए जारों की अलमारी, नीचे मेज़ पर स्टील की टंकी',
        ),
        caption: both('Our honey house in Coonoor', 'कुन्नूर का हमारा शहद घर'),
      },
    ],
  },
  {
    id: section('taste'),
    type: 'table' as const,
    title: both('How it looks and tastes', 'रंग और स्वाद'),
    columns: [both('What', 'क्या'), both('This honey', 'यह शहद')],
    rows: [
      [both('Colour', 'रंग'), both('Dark amber', 'गहरा भूरा-सुनहरा')],
      [both('Smell', 'महक'), both('Wood and wild flowers', 'लकड़ी और जंगली फूल')],
      [both('Taste', 'स्वाद'), both('Strong, a little bitter at the end', 'तेज़, अंत में हल्का कड़वा')],
      [both('Water', 'पानी'), both('At most 20%', 'ज़्यादा से ज़्यादा 20%')],
    ],
  },
];

/** A known free film in the place of the maker's own, and called so. */
const film = ({ section, file }: DemoIds) => ({
  id: section('film'),
  type: 'video' as const,
  title: both('Film', 'फ़िल्म'),
  url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  poster: { file_id: file('cliff'), alt: both('Wild combs on a cliff', 'चट्टान पर जंगली छत्ते') },
  text: both(
    'Big Buck Bunny, a free film of the Blender Foundation. It stands in for a film of the maker.',
    'बिग बक बनी, ब्लेंडर फ़ाउंडेशन की मुफ़्त फ़िल्म। यह निर्माता की अपनी फ़िल्म की जगह है।',
  ),
});

const papers = ({ section, file, vendor, certificate }: DemoIds) => [
  {
    id: section('report'),
    type: 'document' as const,
    title: both('Laboratory report', 'प्रयोगशाला की रिपोर्ट'),
    file_id: file('report'),
    text: both('Water, sugars and what must not be in it', 'पानी, शक्कर और वह सब जो शहद में नहीं होना चाहिए'),
  },
  {
    id: section('certificates'),
    type: 'certificate' as const,
    title: both('Certificates', 'प्रमाणपत्र'),
    certificate_ids: [WILD_COLLECTION, NO_RESIDUES, FAIR_PRICE].map(certificate),
    text: both(
      'Organic wild collection: the forest where our gatherers climb is neither sprayed nor fertilised.',
      'जैविक वन संग्रह: जिस जंगल में हमारे लोग चढ़ते हैं, वहाँ न दवा छिड़की जाती है, न खाद डाली जाती है।',
    ),
  },
  {
    id: section('vendors'),
    type: 'vendor' as const,
    title: both('Who had a hand in it', 'इसमें किनका हाथ है'),
    text: both(
      'Your jar went through these hands, from the cliff to the shop.',
      'चट्टान से दुकान तक आपका जार इन हाथों से होकर आया है।',
    ),
    vendor_ids: [GATHERERS, GLASS, CARRIERS].map(vendor),
  },
];

const kitchen = ({ section, file }: DemoIds) => [
  {
    id: section('bread'),
    type: 'image' as const,
    title: both('On warm bread', 'गरम रोटी पर'),
    picture: {
      file_id: file('bread'),
      alt: both(
        'Honey runs from a wooden dipper onto flat bread on a plate',
        'लकड़ी की डंडी से प्लेट में रखी रोटियों पर गिरता शहद',
      ),
      caption: both('Tastes best when it is spread after baking', 'सेंकने के बाद लगाएँ तो स्वाद सबसे अच्छा आता है'),
    },
  },
  {
    id: section('recipes'),
    type: 'embed-urls' as const,
    title: both('Recipes', 'पकाने के तरीके'),
    embedUrlsData: [encodeEmbedUrl(`${HONEY_WEBSITE}/recipes`)],
  },
];

const picture = ({ file }: DemoIds) => ({
  image_file_id: file('jar'),
  image_alt: both(
    'A 500 g glass jar of amber honey with a black lid, in front of hills',
    'पहाड़ियों के सामने काले ढक्कन वाला 500 ग्राम शहद का जार',
  ),
});

/** As it was told first: without the film, and with less to know about the jar. */
export const FIRST_WORDS: DemoContent = (ids) => ({
  ...FACTS,
  ...picture(ids),
  description: both('Raw honey from wild combs above Coonoor.', 'कुन्नूर के ऊपर के जंगली छत्तों का कच्चा शहद।'),
  sections: [...story(ids), ...papers(ids)],
  notes: [CRYSTALS],
});

export const FOREST_HONEY_WORDS: DemoContent = (ids) => ({
  ...FACTS,
  ...picture(ids),
  description: both(
    'Dark honey from wild combs in the cliffs and tall trees above Coonoor. We let it settle, pour it through cloth and fill it into jars. It is never heated above 40\u00a0°C.',
    'कुन्नूर के ऊपर की चट्टानों और ऊँचे पेड़ों के जंगली छत्तों का गहरा शहद। हम इसे ठहरने देते हैं, कपड़े से छानते हैं और जार में भरते हैं। इसे कभी 40\u00a0°C से ज़्यादा गरम नहीं किया जाता।',
  ),
  sections: [...story(ids), film(ids), ...papers(ids), ...kitchen(ids)],
  notes: [CRYSTALS, JAR],
});
