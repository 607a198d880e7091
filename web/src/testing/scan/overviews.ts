import type { Overview } from '@qrigin/domain/scan';
import { GLASS, GLASS_IN_FULL, HONEY } from '../../../../domain/src/scan/samples.ts';

const LID: typeof GLASS = {
  ...GLASS,
  id: '0192f0c4-6d2a-7a10-9c55-3f0b8a4e7d22',
  reason: 'The lid may not close tightly.',
  hazard: 'The honey can ferment.',
  what_to_do: '',
  contact: 'recall@nilgirihoney.example',
  date: '2026-10-02T11:00:00.000Z',
};

/** As the newest of them says it, which is what the overview promises. */
export function recalledBy(...notices: Overview['recall']['notices']): Overview['recall'] {
  const [newest] = notices;
  return { recalled: true, reason: newest?.reason ?? null, date: newest?.date ?? null, notices, more: 0 };
}

const COFFEE: Overview = {
  ...HONEY,
  qr_id: 'H2QD5N0C7XW4B9MG8RTA',
  maker: { name: 'Sahya Coffee Works', logo_url: null, is_closed: false },
  product: {
    id: '0b7c3c62-51a9-4d0a-9a1f-1f6a4de6a0f2',
    name: 'Mist Valley coffee',
    nature: 'dynamic',
    is_active: true,
  },
  pack: { level: 'Bag' },
  batch: { lot_code: 'MV-2510-3', made_on: '2026-09-25', expires_on: '2027-09-24' },
};

const TABLETS: Overview = {
  ...HONEY,
  qr_id: '4C8TX0ZB6NPJ1YGDW3VK',
  maker: { name: 'Aravalli Remedies', logo_url: null, is_closed: false },
  product: {
    id: 'c0b0f6a4-7f0e-4c38-8a55-0d9b8b6c1d55',
    name: 'Tavrelin 10 mg',
    nature: 'dynamic',
    is_active: true,
  },
  pack: { level: 'Strip' },
  batch: { lot_code: 'CA-1987', made_on: '2024-09-04', expires_on: '2028-05-31' },
};

const LONG =
  'Sun-dried wildflower honey with whole cardamom, roasted cashew and jaggery from the upper Nilgiri hills, family jar 500g';

/** The same facts, told at length. */
export function inLongWords(overview: Overview): Overview {
  const { maker, product, pack, batch, recall } = overview;
  return {
    ...overview,
    maker: { ...maker, name: LONG.slice(0, 100), is_closed: true },
    product: product && { ...product, name: LONG },
    pack: pack && { level: 'Family carton of twelve jars with two spoons' },
    batch: batch && { ...batch, lot_code: 'NH-0326-B/2026/COONOOR/LINE-4/SHIFT-2' },
    recall: {
      ...recall,
      notices: recall.notices.map((notice) => ({
        ...notice,
        heading: LONG.slice(0, 90),
        reason: `${notice.reason} ${LONG}. `.repeat(3).trim(),
        hazard: `${notice.hazard} `.repeat(8).trim(),
        what_to_do: `${GLASS.what_to_do}\n`.repeat(4),
        remedy: `${LONG}. `.repeat(2).trim(),
      })),
    },
  };
}

/** What is left when we have taken a page down. */
const BLOCKED: Overview = {
  ...HONEY,
  state: 'blocked',
  is_blocked: true,
  maker: { name: '', logo_url: null, is_closed: false },
  product: null,
  pack: null,
  batch: null,
};

/** A page of every kind; `undefined` is a code that no one has issued. */
export const OVERVIEWS = {
  active: HONEY,
  'active-undated': { ...HONEY, pack: null, batch: null },
  'active-closed': { ...HONEY, pack: { level: 'Carton' }, maker: { ...HONEY.maker, is_closed: true } },
  recalled: { ...HONEY, state: 'recalled', recall: recalledBy(GLASS) },
  'recalled-in-full': { ...HONEY, state: 'recalled', recall: recalledBy(GLASS_IN_FULL) },
  'recalled-twice': {
    ...HONEY,
    state: 'recalled',
    recall: recalledBy(
      { ...GLASS, what_to_do: '', contact: 'Ask at the counter of any shop that sells our honey.' },
      LID,
    ),
  },
  'recalled-often': {
    ...HONEY,
    state: 'recalled',
    recall: { ...recalledBy(GLASS, LID, { ...LID, date: '2026-09-21T08:00:00.000Z' }), more: 3 },
  },
  withdrawn: { ...TABLETS, state: 'withdrawn', withdrawn_at: '2026-09-02T08:00:00.000Z' },
  replaced: {
    ...COFFEE,
    state: 'replaced',
    replaced: { at: '2026-10-03T12:00:00.000Z', qr_id: 'W9NE3F6K1TSY5JQV0KXC' },
  },
  delisted: { ...COFFEE, state: 'delisted' },
  inactive: { ...COFFEE, state: 'inactive', batch: null },
  blank: { ...COFFEE, state: 'inactive', product: null, pack: null, batch: null },
  expired: {
    ...TABLETS,
    state: 'expired',
    batch: { lot_code: 'CA-1987', made_on: '2024-09-04', expires_on: '2026-08-31' },
  },
  long: inLongWords({
    ...HONEY,
    batch: { lot_code: '', made_on: '2026-03-12', expires_on: '2026-11-18' },
  }),
  'long-recalled': inLongWords({ ...HONEY, state: 'recalled', recall: recalledBy(GLASS, LID) }),
  blocked: BLOCKED,
  'blocked-recalled': {
    ...BLOCKED,
    state: 'recalled',
    recall: recalledBy({ ...GLASS, id: null }, { ...LID, id: null }),
  },
  unknown: undefined,
} as const satisfies Record<string, Overview | undefined>;
