import type { DemoContent, DemoIds } from '../demo-types.ts';
import { both, paragraphs } from '../demo-words.ts';
import { CLEAN_KITCHEN } from './cafe-certificates.ts';
import { DAIRY, MILL, ROASTERS } from './cafe-vendors.ts';

export const HELLO = 'hello@third-bell.example';
export const CAFE_WEBSITE = 'https://third-bell.example';
/** No line in India has a number that begins with 1 after the area's. */
export const CAFE_PHONE = '+91 141 100 0142';

const OF_CAFE = {
  maker_name: both('Third Bell Café', 'तीसरी घंटी कैफ़े'),
  maker_address: both(
    '9 Rangmanch Lane, Bani Park, Jaipur, Rajasthan 302016',
    '9 रंगमंच गली, बनी पार्क, जयपुर, राजस्थान 302016',
  ),
  licences: [{ type: 'fssai' as const, number: '29926042000942' }],
  phone: CAFE_PHONE,
  email: HELLO,
  website: CAFE_WEBSITE,
  warnings: [both('Allergies? Tell us before you order', 'कोई एलर्जी है? ऑर्डर देने से पहले बताएँ')],
  may_contain: ['nuts', 'peanuts', 'sesame', 'soybeans'] as const,
  support: {
    location: {
      placeId: '',
      mapEmbedUrl:
        'https://www.openstreetmap.org/export/embed.html?bbox=75.785%2C26.922%2C75.800%2C26.934&layer=mapnik',
    },
    hours: both(
      'Tuesday to Sunday, 8:00 to 23:00. On evenings with a play until the last guest leaves.',
      'मंगलवार से रविवार, सुबह 8 बजे से रात 11 बजे तक। नाटक वाली शाम को आख़िरी मेहमान तक।',
    ),
  },
};

const MILK = both('Milk', 'दूध');
const GLUTEN = both('Gluten', 'ग्लूटेन');
const GLUTEN_MILK = both('Gluten, milk', 'ग्लूटेन, दूध');
const PEANUTS = both('Peanuts', 'मूँगफली');
const NONE = both('None', 'कुछ नहीं');
const rupees = (amount: number) => both(`₹${amount}`, `₹${amount}`);

const COLUMNS = {
  drinks: [both('Drink', 'पेय'), both('Price', 'दाम'), both('Allergens', 'एलर्जन')],
  plates: [both('Plate', 'व्यंजन'), both('Price', 'दाम'), both('Allergens', 'एलर्जन')],
};

const tables = ({ section }: DemoIds) => [
  {
    id: section('drinks'),
    type: 'table' as const,
    title: both('Tea and coffee', 'चाय और कॉफ़ी'),
    columns: COLUMNS.drinks,
    rows: [
      [both('Spiced tea in a clay cup', 'कुल्हड़ की मसाला चाय'), rupees(40), MILK],
      [both('Ginger and lemon tea', 'अदरक-नींबू चाय'), rupees(50), NONE],
      [both('Filter coffee', 'फ़िल्टर कॉफ़ी'), rupees(70), MILK],
      [both('Cold coffee with cream', 'मलाई वाली कोल्ड कॉफ़ी'), rupees(140), MILK],
      [both('Buttermilk with roasted cumin', 'भुने जीरे की छाछ'), rupees(60), MILK],
    ],
  },
  {
    id: section('plates'),
    type: 'table' as const,
    title: both('Small plates', 'हल्का खाना'),
    columns: COLUMNS.plates,
    rows: [
      [both('Two samosas, mint chutney', 'दो समोसे, पुदीने की चटनी'), rupees(60), GLUTEN],
      [both('Poha with peas and lemon', 'मटर और नींबू वाला पोहा'), rupees(90), PEANUTS],
      [both('Onion kachori', 'प्याज़ की कचौड़ी'), rupees(70), GLUTEN],
      [both('Paneer toast', 'पनीर टोस्ट'), rupees(130), GLUTEN_MILK],
      [both('Fruit of the day', 'आज का फल'), rupees(80), NONE],
    ],
  },
  {
    id: section('sweets'),
    type: 'table' as const,
    title: both('Sweets', 'मिठाई'),
    columns: COLUMNS.plates,
    rows: [
      [both('Rice pudding, warm or cold', 'खीर, गरम या ठंडी'), rupees(90), MILK],
      [both('Jaggery cake', 'गुड़ का केक'), rupees(110), both('Gluten, eggs', 'ग्लूटेन, अंडा')],
      [both('Sesame brittle', 'तिल की गजक'), rupees(50), both('Sesame', 'तिल')],
    ],
  },
];

const around = ({ section, file, vendor, certificate }: DemoIds) => [
  {
    id: section('pictures'),
    type: 'gallery' as const,
    title: both('From the kitchen and the courtyard', 'रसोई और आँगन से'),
    pictures: [
      {
        file_id: file('clay-cup'),
        alt: both('Steaming tea in a clay cup', 'कुल्हड़ में भाप उठती चाय'),
        caption: both('Spiced tea', 'मसाला चाय'),
      },
      {
        file_id: file('poha'),
        alt: both('A plate of poha with peas, peanuts and lemon', 'मटर, मूँगफली और नींबू के साथ पोहे की प्लेट'),
        caption: both('Poha, until it is gone', 'पोहा, जब तक बचे'),
      },
      {
        file_id: file('cold-coffee'),
        alt: both('Cold coffee with cream in a tall glass', 'लंबे गिलास में मलाई वाली कोल्ड कॉफ़ी'),
        caption: both('Cold coffee', 'कोल्ड कॉफ़ी'),
      },
      {
        file_id: file('courtyard'),
        alt: both(
          'Two tables below a neem tree, lamps on a wire above',
          'नीम के नीचे दो मेज़ें, ऊपर तार पर बत्तियाँ',
        ),
        caption: both('The courtyard', 'आँगन'),
      },
    ],
  },
  {
    id: section('vendors'),
    type: 'vendor' as const,
    title: both('Where it comes from', 'यह कहाँ से आता है'),
    text: both('All of it from people whom we visit.', 'सब उन लोगों से, जिनके यहाँ हम ख़ुद जाते हैं।'),
    vendor_ids: [DAIRY, ROASTERS, MILL].map(vendor),
  },
  {
    id: section('kitchen'),
    type: 'certificate' as const,
    title: both('Our kitchen', 'हमारी रसोई'),
    text: both('Someone else looks into it twice a year.', 'साल में दो बार कोई बाहर वाला इसे देखता है।'),
    certificate_ids: [certificate(CLEAN_KITCHEN)],
  },
  {
    id: section('name'),
    type: 'text' as const,
    title: both('Why the third bell', 'तीसरी घंटी क्यों'),
    body: paragraphs(
      'In the theatre next door, the first bell calls the actors, the second one the audience. At the third the curtain rises. We ring ours when the food is ready.\nOn Fridays students of the theatre school read new plays in the courtyard. Anyone may listen.',
      'बगल के थिएटर में पहली घंटी पर कलाकार आते हैं, दूसरी पर दर्शक। तीसरी पर पर्दा उठता है। हम अपनी घंटी तब बजाते हैं जब खाना तैयार होता है।\nशुक्रवार को नाट्य विद्यालय के छात्र आँगन में नए नाटक पढ़ते हैं। कोई भी सुन सकता है।',
    ),
  },
];

export const MENU_WORDS: DemoContent = (ids) => ({
  ...OF_CAFE,
  may_contain: [...OF_CAFE.may_contain],
  description: both(
    'Breakfast, tea and small plates in a courtyard beside the theatre. Everything on this menu is vegetarian; only the cake contains egg.',
    'थिएटर के बगल के आँगन में नाश्ता, चाय और हल्का खाना। इस मेन्यू का सब कुछ शाकाहारी है; अंडा सिर्फ़ केक में है।',
  ),
  image_file_id: ids.file('table'),
  image_alt: both(
    'A cup of tea and two samosas on a table between two arched windows',
    'दो मेहराबदार खिड़कियों के बीच मेज़ पर चाय का कप और दो समोसे',
  ),
  sections: [...tables(ids), ...around(ids)],
  notes: [
    {
      title: both('At the counter', 'काउंटर पर'),
      points: [
        both('Bring your own cup and tea costs ₹5 less', 'अपना कप लाएँ तो चाय ₹5 सस्ती'),
        both('Prices include all taxes', 'दामों में सभी कर शामिल हैं'),
      ],
    },
  ],
  qrinfo: {
    title: both('The menu of the Third Bell Café', 'तीसरी घंटी कैफ़े का मेन्यू'),
    description: both('Drinks, plates, sweets and what is in them.', 'पेय, व्यंजन, मिठाई और उनमें क्या है।'),
    redirect_url: CAFE_WEBSITE,
  },
});

/** Someone has begun to write it; no one has seen it. */
export const WINTER_WORDS: DemoContent = ({ section }) => ({
  ...OF_CAFE,
  may_contain: [...OF_CAFE.may_contain],
  description: { en: 'From December to February, when the courtyard has its fire.' },
  sections: [
    {
      id: section('warm'),
      type: 'table',
      title: { en: 'Warm plates' },
      columns: [{ en: 'Plate' }, { en: 'Price' }],
      rows: [[{ en: 'Carrot pudding' }, { en: '₹100' }]],
    },
  ],
});
