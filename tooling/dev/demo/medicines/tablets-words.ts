import type { DemoContent, DemoIds } from '../demo-types.ts';
import { both, paragraphs, points } from '../demo-words.ts';
import { GOOD_PRACTICE } from './medicine-certificates.ts';
import { OF_MEDICINE_MAKER } from './medicine-maker-words.ts';
import { CHEMICALS, FOILS } from './medicine-vendors.ts';

/** With the batch: all eight things that Schedule H2 asks for. */
const FACTS = {
  ...OF_MEDICINE_MAKER,
  gtin: '9520001043017',
  generic_name: both('Paracetamol Tablets IP 500 mg', 'पैरासिटामोल टैबलेट आई.पी. 500 मि.ग्रा.'),
  brand: both('Tarangimol 500', 'तरंगिमोल 500'),
  description: both(
    'Tablets against pain and fever. Each tablet contains 500 mg of paracetamol IP.',
    'दर्द और बुखार के लिए गोलियाँ। हर गोली में 500 मि.ग्रा. पैरासिटामोल आई.पी. है।',
  ),
  net_quantity: { amount: 10, unit: 'tablets' as const },
  price: { amount: 12.5, currency: 'INR' as const },
  ingredients: [
    { name: both('Paracetamol IP', 'पैरासिटामोल आई.पी.') },
    { name: both('Maize starch', 'मक्के का स्टार्च') },
    { name: both('Povidone', 'पोविडोन') },
    { name: both('Talc', 'टैल्क') },
    { name: both('Magnesium stearate', 'मैग्नीशियम स्टीयरेट') },
  ],
  storage: both(
    'Below 30\u00a0°C, dry and away from light. Keep out of the reach of children.',
    '30\u00a0°C से कम तापमान पर, सूखी और अँधेरी जगह में रखें। बच्चों की पहुँच से दूर रखें।',
  ),
  how_to_use: both(
    'Swallow the tablet whole with water. Wait at least 6 hours before the next one.',
    'गोली को पानी के साथ पूरा निगलें। अगली गोली से पहले कम से कम 6 घंटे रुकें।',
  ),
  warnings: [
    both(
      'Taking more than the daily dose may cause serious liver damage',
      'दिन की मात्रा से ज़्यादा लेने पर जिगर को गंभीर नुकसान हो सकता है',
    ),
    both(
      'Do not take it with other medicines that contain paracetamol',
      'पैरासिटामोल वाली दूसरी दवाओं के साथ न लें',
    ),
  ],
};

const use = ({ section }: DemoIds) => [
  {
    id: section('dose'),
    type: 'table' as const,
    title: both('How much to take', 'कितनी मात्रा लें'),
    columns: [
      both('Who', 'कौन'),
      both('At a time', 'एक बार में'),
      both('At most in 24 hours', '24 घंटे में ज़्यादा से ज़्यादा'),
    ],
    rows: [
      [
        both('Adults, from 50 kg', 'वयस्क, 50 किलो से'),
        both('1 tablet', '1 गोली'),
        both('4 tablets', '4 गोलियाँ'),
      ],
      [both('12 to 17 years', '12 से 17 साल'), both('1 tablet', '1 गोली'), both('3 tablets', '3 गोलियाँ')],
      [
        both('Under 12 years', '12 साल से कम'),
        both('Ask a doctor', 'डॉक्टर से पूछें'),
        both('Ask a doctor', 'डॉक्टर से पूछें'),
      ],
    ],
  },
  {
    id: section('before'),
    type: 'text' as const,
    title: both('Ask a doctor first', 'पहले डॉक्टर से पूछें'),
    body: points(
      'if you have a disease of the liver or the kidneys\nif you drink alcohol every day\nif you are pregnant or breastfeeding\nif the fever lasts longer than 3 days',
      'अगर आपको जिगर या गुर्दे की बीमारी है\nअगर आप रोज़ शराब पीते हैं\nअगर आप गर्भवती हैं या स्तनपान कराती हैं\nअगर बुखार 3 दिन से ज़्यादा रहे',
    ),
  },
  {
    id: section('effects'),
    type: 'text' as const,
    title: both('Side effects', 'दुष्प्रभाव'),
    body: paragraphs(
      'They are rare. Stop taking it and see a doctor at once if your skin turns red or blisters, if your face swells, or if your eyes turn yellow.\nHave you taken too much? Go to a hospital at once, even if you feel well, and bring the pack.',
      'ये कम होते हैं। अगर त्वचा लाल हो जाए या छाले पड़ें, चेहरा सूज जाए या आँखें पीली हो जाएँ, तो दवा लेना बंद करें और तुरंत डॉक्टर को दिखाएँ।\nज़्यादा ले ली है? तबीयत ठीक लगे तब भी तुरंत अस्पताल जाएँ और पैक साथ ले जाएँ।',
    ),
  },
];

const pack = ({ section, file, vendor, certificate }: DemoIds) => [
  {
    id: section('carton'),
    type: 'image' as const,
    title: both('Where the batch number is', 'बैच नंबर कहाँ है'),
    picture: {
      file_id: file('end'),
      alt: both(
        'The end of the carton: batch number, day of manufacture and expiry date beside the QR code',
        'डिब्बे का सिरा: QR कोड के पास बैच नंबर, बनाने की तारीख और समाप्ति की तारीख',
      ),
      caption: both('It must be the same as on this page', 'यह वही होना चाहिए जो इस पेज पर है'),
    },
  },
  {
    id: section('leaflet'),
    type: 'document' as const,
    title: both('Leaflet', 'पर्चा'),
    file_id: file('leaflet'),
    text: both('Everything about this medicine, to read or print', 'इस दवा के बारे में सब कुछ, पढ़ने या छापने के लिए'),
  },
  {
    id: section('vendors'),
    type: 'vendor' as const,
    title: both('Who supplies us', 'हमें सामान कौन देता है'),
    text: both('We check every delivery before we use it.', 'इस्तेमाल करने से पहले हम हर खेप की जाँच करते हैं।'),
    vendor_ids: [CHEMICALS, FOILS].map(vendor),
  },
  {
    id: section('certificates'),
    type: 'certificate' as const,
    title: both('Certificates', 'प्रमाणपत्र'),
    text: both('The plant where these tablets are made.', 'वह कारखाना जहाँ ये गोलियाँ बनती हैं।'),
    certificate_ids: [certificate(GOOD_PRACTICE)],
  },
];

export const TABLETS_WORDS: DemoContent = (ids) => ({
  ...FACTS,
  image_file_id: ids.file('tablets'),
  image_alt: both(
    'A carton of Tarangimol 500, a blister pack of ten tablets and a glass of water',
    'तरंगिमोल 500 का डिब्बा, दस गोलियों का पत्ता और पानी का गिलास',
  ),
  sections: [...use(ids), ...pack(ids)],
  notes: [
    {
      title: both('Before you throw it away', 'फेंकने से पहले'),
      points: [
        both('Take expired tablets back to a pharmacy', 'पुरानी गोलियाँ दवा की दुकान पर लौटाएँ'),
        both('Do not flush them', 'उन्हें शौचालय में न बहाएँ'),
      ],
    },
  ],
  qrinfo: {
    title: both('Tarangimol 500', 'तरंगिमोल 500'),
    description: both('Batch, expiry date and how to take it.', 'बैच, समाप्ति की तारीख और लेने का तरीका।'),
  },
});
