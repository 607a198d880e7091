import { expect, test } from 'vitest';
import { endOfPlan, financialYear, receiptNumber } from './ends.ts';

test.each([
  ['2026-11-19T10:42:07.123Z', 12, '2027-11-19T10:42:07.123Z'],
  ['2026-01-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
  ['2028-02-29T23:59:59.999Z', 12, '2029-02-28T23:59:59.999Z'],
  ['2026-08-31T12:00:00.000Z', 3, '2026-11-30T12:00:00.000Z'],
  ['2026-11-30T12:00:00.000Z', 3, '2027-02-28T12:00:00.000Z'],
  ['2026-11-19T10:42:07.123Z', 120, '2036-11-19T10:42:07.123Z'],
])('a plan from %s of %i months ends at %s', (start, months, end) => {
  expect(endOfPlan(new Date(start), months).toISOString()).toBe(end);
});

test.each([
  ['2026-03-31T18:29:59.999Z', '2025-26'],
  ['2026-03-31T18:30:00.000Z', '2026-27'],
  ['2026-12-31T23:59:59.000Z', '2026-27'],
  ['2099-04-01T00:00:00.000Z', '2099-00'],
])('a receipt of %s is of the year %s', (at, year) => {
  expect(financialYear(new Date(at))).toBe(year);
});

test('a receipt’s number is short enough for tax offices for a million receipts a year', () => {
  expect(receiptNumber('2026-27', 42)).toBe('2026-27/000042');
  expect(receiptNumber('2026-27', 99_999_999)).toHaveLength(16);
});
