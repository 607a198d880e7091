import { expect, test } from 'vitest';
import { lines, oneLine, withoutLinks } from './plain-text.ts';

test.each([
  ['two\r\nBcc: all@example.com', 'two Bcc: all@example.com'],
  ['a\u2028b\u2029c\u0085d\ve\ff', 'a b c d e f'],
  ['null\0and\u0007bell', 'null and bell'],
  ['  many   blanks\t', 'many blanks'],
  ['abc\u202Efdp.exe\u2066x', 'abcfdp.exex'],
  ['क्‍ष and 👩‍🌾 keep their joints', 'क्‍ष and 👩‍🌾 keep their joints'],
])('%j is %j on one line', (text, line) => {
  expect(oneLine(text)).toBe(line);
});

test('a longer text keeps its lines and nothing else', () => {
  expect(lines('\n one\r\n\n two\tthree\u2028four\u202E \n')).toEqual(['one', '', 'two three', 'four']);
});

test.each(['₹1,499.00', '₹228.66 and more', '₹0.05'])('a price like %j stays as it is', (text) => {
  expect(withoutLinks(text)).toBe(text);
});

test.each(['₹1.23x', '10.0.0.11', '₹10.0.0.11', '1.22.333', '9.99.shop', '1.50-off.shop'])(
  '%j is no price, and no link either',
  (text) => {
    expect(withoutLinks(text)).toContain('[.]');
  },
);

test.each([
  'evil.com',
  'evil.\u200Bcom',
  'evil\u200B.com',
  'evil.\uFE0Fcom',
  'evil.\u034Fcom',
  'evil\u2060.\u2060com',
])('no mail program makes a link of %j, whatever no one sees in it', (text) => {
  expect(withoutLinks(text)).toBe(text.replace('.', '[.]'));
});
