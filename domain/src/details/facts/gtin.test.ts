import { expect, test } from 'vitest';
import { isGtin } from './gtin.ts';

test.each(['96385074', '036000291452', '4006381333931', '8901234567890', '10614141000415'])(
  '%s is a GTIN',
  (text) => {
    expect(isGtin(text)).toBe(true);
  },
);

test('one wrong digit is noticed, wherever it is', () => {
  const right = '4006381333931';
  for (const [at, digit] of Array.from(right).entries()) {
    for (const other of '0123456789') {
      const text = right.slice(0, at) + other + right.slice(at + 1);
      expect([text, isGtin(text)]).toEqual([text, other === digit]);
    }
  }
});

test.each([
  '',
  '0',
  '00',
  '400638133393',
  '40063813339310',
  '0000000',
  '000000000',
  '4006381333931 ',
  '४००६३८१३३३९३१',
  'abcdefgh',
])('%j is none', (text) => {
  expect(isGtin(text)).toBe(false);
});
