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

/** A recall of it. */
export const GLASS: Overview['recall']['notices'][number] = {
  reason: 'Splinters of glass may be in the honey.',
  hazard: 'They can cut the mouth and the gut.',
  what_to_do:
    'Stop eating it, and keep it away from children.\nClose the jar and keep it where nobody takes it by mistake.\nTake it to any shop that sells it. You get the full price back, no bill needed.',
  contact: '1800 000 2647',
  date: '2026-11-14T09:10:00.000Z',
};
