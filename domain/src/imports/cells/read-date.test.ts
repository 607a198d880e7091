import { expect, test } from 'vitest';
import { isAmbiguousDate, readDate } from './read-date.ts';

test.each([
  '31/12/2026',
  '31.12.2026',
  '31-12-2026',
  '2026-12-31',
  '2026/12/31',
  '31-Dec-2026',
  '31 December 2026',
  '31-dec-26',
  '31/12/26',
  '2026-12-31T00:00:00.000Z',
  ' 31/12/2026 ',
])('%s is the last day of 2026', (text) => {
  expect(readDate(text)).toBe('2026-12-31');
});

test('the day comes before the month, and whoever could read it otherwise is told', () => {
  expect([readDate('03/04/2026'), readDate('3.4.26')]).toEqual(['2026-04-03', '2026-04-03']);
  expect(
    ['03/04/2026', '3.4.26', '13/04/2026', '04/04/2026', '2026-04-03', '3 Apr 2026'].map(isAmbiguousDate),
  ).toEqual([true, true, false, false, false, false]);
});

test.each([
  '',
  '12/31/2026',
  '31/02/2026',
  '31/12',
  '2026',
  'soon',
  '46387',
  '31-Xyz-2026',
  '2026-12-31T10:00:00Z',
])('%j is no day', (text) => {
  expect(readDate(text)).toBeUndefined();
});
