import { expect, test } from 'vitest';
import { formatDay, readDay, SentDay } from './day.ts';

test('[CONST-01] a date is sent year-month-day unless asked otherwise', () => {
  expect(formatDay('2025-12-31')).toBe('2025-12-31');
  expect(formatDay('2025-12-31', 'year-month-day')).toBe('2025-12-31');
});

test('[CONST-02] a date can be sent day-month-year', () => {
  expect(formatDay('2025-12-31', 'day-month-year')).toBe('31-12-2025');
  expect(formatDay('0900-02-01', 'day-month-year')).toBe('01-02-0900');
});

test.each([
  ['2025-12-31', '2025-12-31'],
  ['31-12-2025', '2025-12-31'],
  // The day comes first, never the month.
  ['03-04-2026', '2026-04-03'],
  ['29-02-2028', '2028-02-29'],
  ['2028-02-29', '2028-02-29'],
])('[CONST-14] a date is read in both orders: %s', (text, day) => {
  expect(readDay(text)).toBe(day);
  expect(SentDay.parse(` ${text} `)).toBe(day);
});

test.each([
  '31/12/2025',
  '31.12.2025',
  '2025/12/31',
  '1-2-2026',
  '2026-1-2',
  '31-12-25',
  '25-12-31',
  '2025-31-12',
  '12-31-2025',
  '31-04-2026',
  '29-02-2027',
  '00-01-2026',
  '2026-00-01',
  '01-01-0000',
  '2026-11-01T00:00:00Z',
  '१२-०१-२०२६',
  '',
])(
  '[CONST-14] other separators, other numbers of digits and days that there are not are refused: %s',
  (text) => {
    expect(readDay(text)).toBeUndefined();
    expect(SentDay.safeParse(text).success).toBe(false);
  },
);
