import { expect, test } from 'vitest';
import { wordsIn } from '../words/scan-words.ts';
import { dateAndTime, longDate, timeLeft, timeSince } from './dates.ts';

const en = wordsIn('en');

const NOW = '2026-11-15T10:42:00.000Z';

test('dates are written out, in UTC', () => {
  expect(longDate(en, '2028-03-11')).toBe('11 March 2028');
  expect(longDate(en, '2026-11-15T23:59:59.999Z')).toBe('15 November 2026');
  expect(dateAndTime(en, NOW)).toBe('15 November 2026, 10:42 UTC');
});

test.each([
  ['2026-11-14', undefined],
  ['2026-11-15', 'Last day'],
  ['2026-11-16', '1 day left'],
  ['2026-11-28', '13 days left'],
  ['2026-11-29', '2 weeks left'],
  ['2027-01-14', '8 weeks left'],
  ['2027-01-15', '2 months left'],
  ['2028-03-14', '15 months left'],
  ['2028-03-15', '16 months left'],
  ['2029-11-14', '35 months left'],
  ['2029-11-15', '3 years left'],
])('until %s there is %s', (day, left) => {
  expect(timeLeft(en, day, NOW)).toBe(left);
});

test.each([
  ['2026-11-15', undefined],
  ['2026-11-14', '1 day ago'],
  ['2026-10-15', '4 weeks ago'],
  ['2026-08-31', '2 months ago'],
])('%s was %s', (day, ago) => {
  expect(timeSince(en, day, NOW)).toBe(ago);
});
