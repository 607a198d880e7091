import type { Overview } from './overview.ts';

/** A jar of honey with which all is well. */
export const HONEY: Overview = {
  qr_id: '7K3M9QXA2VTD5RW8E1HN',
  state: 'active',
  is_blocked: false,
  checked_at: '2026-11-15T10:42:00.000Z',
  issued_at: '2026-03-09T06:30:00.000Z',
  maker: { name: 'Nilgiri Honey', logo_url: null, is_closed: false },
  product: {
    id: '6f9c7c1e-3a0e-4a53-9f3d-0d6d1c1b2a11',
    name: 'Forest honey',
    nature: 'static',
    is_active: true,
  },
  pack: { level: 'Jar' },
  batch: { lot_code: 'NH-0326-B', made_on: '2026-03-12', expires_on: '2028-03-11' },
  recall: { recalled: false, reason: null, date: null, notices: [], more: 0 },
  withdrawn_at: null,
  replaced: null,
};

/** A recall of it, in few words. */
export const GLASS: Overview['recall']['notices'][number] = {
  id: '0192f0c4-6d2a-7a10-9c55-3f0b8a4e7d21',
  heading: '',
  reason: 'Splinters of glass may be in the honey.',
  hazard: 'They can cut the mouth and the gut.',
  what_to_do:
    'Stop eating it, and keep it away from children.\nClose the jar and keep it where nobody takes it by mistake.\nTake it to any shop that sells it. You get the full price back, no bill needed.',
  remedy: '',
  contact: '1800 000 2647',
  date: '2026-11-14T09:10:00.000Z',
  language: 'en',
  translations: {},
};

/** The same with all that a maker can say, in three languages. */
export const GLASS_IN_FULL: Overview['recall']['notices'][number] = {
  ...GLASS,
  heading: 'Do not eat this honey',
  what_to_do:
    'Stop eating it, and keep it away from children.\nClose the jar and keep it where nobody takes it by mistake.\nTake it to any shop that sells it.',
  remedy: 'The full price back, at any shop that sells it. No bill needed.',
  translations: {
    hi: {
      heading: 'यह शहद न खाएँ',
      reason: 'शहद में काँच के टुकड़े हो सकते हैं।',
      hazard: 'इनसे मुँह और आँतें कट सकती हैं।',
      what_to_do:
        'इसे खाना बंद करें और बच्चों से दूर रखें।\nशीशी बंद करके ऐसी जगह रखें जहाँ कोई भूल से न ले ले।\nइसे बेचने वाली किसी भी दुकान पर लौटाएँ।',
      remedy: 'इसे बेचने वाली किसी भी दुकान पर पूरा दाम वापस। बिल ज़रूरी नहीं।',
    },
    // The hazard is not there: it is read in the language that it was written in.
    ur: {
      heading: 'یہ شہد نہ کھائیں',
      reason: 'شہد میں شیشے کے ٹکڑے ہو سکتے ہیں۔',
      what_to_do:
        'اسے کھانا بند کریں اور بچوں سے دور رکھیں۔\nمرتبان بند کر کے ایسی جگہ رکھیں جہاں کوئی غلطی سے نہ لے لے۔\nاسے بیچنے والی کسی بھی دکان پر واپس کریں۔',
      remedy: 'اسے بیچنے والی کسی بھی دکان پر پوری قیمت واپس۔ بل ضروری نہیں۔',
    },
  },
};
