import { expect, test } from 'vitest';
import { timeInWords } from './time-in-words.ts';

const AT = new Date('2026-11-15T22:12:59Z');

test.each([
  ['Asia/Kolkata', '16 November 2026 at 03:42 GMT+5:30'],
  ['America/New_York', '15 November 2026 at 17:12 GMT-5'],
  [undefined, '15 November 2026 at 22:12 UTC'],
  ['Mars/Olympus', '15 November 2026 at 22:12 UTC'],
  ['', '15 November 2026 at 22:12 UTC'],
])('in the time zone %s it is %s', (timezone, words) => {
  expect(timeInWords(AT, 'en', timezone)).toBe(words);
});
