import { isRecalled, Overview } from '@qrigin/domain/scan';
import { expect, test } from 'vitest';
import { GLASS, HONEY } from '../../../../../domain/src/scan/samples.ts';
import { scanDocument } from '../../../testing/scan/scan-document.ts';
import { PREVIEWED_STATES, type Previewed, previewOverview } from './preview-overview.ts';

const AT = '2026-11-20T10:42:00.000Z';
const BATCH = { lot_code: 'NH-0326-B', made_on: '2026-03-12', expires_on: '2028-03-11' };

const previewed = (over: Partial<Previewed> = {}): Previewed => ({
  product: { id: HONEY.product?.id ?? '', name: 'Forest honey', nature: 'dynamic' },
  maker: { name: 'Nilgiri Honey', logo_url: null },
  batch: BATCH,
  state: 'active',
  notice: GLASS,
  at: AT,
  ...over,
});

/** The whole overview of a code, as the server would answer it. */
const whole = (over: Partial<Previewed>) => {
  const { today, ...shared } = previewOverview(previewed(over));
  expect(today).toBe('2026-11-20');
  return Overview.parse({ ...shared, qr_id: HONEY.qr_id, checked_at: AT, issued_at: AT });
};

test.each(PREVIEWED_STATES)('a product that is %s has the overview that a scan would answer', (state) => {
  const overview = whole({ state });
  expect(overview).toMatchObject({
    state,
    maker: { name: 'Nilgiri Honey' },
    product: { name: 'Forest honey' },
  });
  expect(isRecalled({ ...overview })).toBe(state === 'recalled');
  expect(scanDocument(overview).words).toContain('Forest honey');
});

test('a recall says what its notice says', () => {
  expect(whole({ state: 'recalled' }).recall).toMatchObject({ recalled: true, notices: [GLASS], more: 0 });
  expect(whole({}).recall).toEqual({ recalled: false, reason: null, date: null, notices: [], more: 0 });
});

test('what has expired has a last day, and that is over; the batch’s own where it is', () => {
  expect(whole({ state: 'expired' }).batch).toEqual({ ...BATCH, expires_on: '2026-11-19' });
  expect(whole({ state: 'expired', batch: null }).batch).toMatchObject({ expires_on: '2026-11-19' });
  const old = { lot_code: 'NH-1', made_on: '2024-01-01', expires_on: '2025-01-01' };
  expect(whole({ state: 'expired', batch: old }).batch).toEqual(old);
  const young = { lot_code: 'NH-2', made_on: '2026-11-20', expires_on: null };
  expect(whole({ state: 'expired', batch: young }).batch).toMatchObject({ made_on: null });
  expect(whole({ batch: null }).batch).toBeNull();
});
