import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../testing/any-text.ts';
import { asTyped, cleanNumber, readAmount, readNumber } from './read-number.ts';

test.each([
  ['12', 12],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['0,125', 0.125],
  ['.5', 0.5],
  ['5.', 5],
  ['12,480', 12_480],
  ['1,20,000', 120_000],
  ['1,234,567.25', 1_234_567.25],
  ['1.234.567,25', 1_234_567.25],
  ['', undefined],
  ['.', undefined],
  ['1.2.3', undefined],
  ['1,2,3', undefined],
])('%j is %j', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test('digits of Hindi and Urdu are digits; letters and signs are not typed', () => {
  expect(cleanNumber('१२,५ ग्राम')).toBe('12,5');
  expect(cleanNumber('۱۲٫۵')).toBe('125');
  expect(cleanNumber('−3e5%')).toBe('35');
});

test('what cannot be stored has a reason and no number', () => {
  expect(readAmount('101', { max: 100 })).toEqual({ value: null, fault: 'big' });
  expect(readAmount('0', { max: 100, isPositive: true })).toEqual({ value: null, fault: 'small' });
  expect(readAmount('0', { max: 100 })).toEqual({ value: 0 });
  expect(readAmount(',', { max: 100 })).toEqual({ value: null, fault: 'none' });
  expect(readAmount('', { max: 100 })).toEqual({ value: null });
});

test('whatever is typed is nothing or a number within the limits, and is read back as it is shown', () => {
  fc.assert(
    fc.property(anyText(20), fc.boolean(), (text, isPositive) => {
      const { value } = readAmount(cleanNumber(text), { max: 1000, isPositive });
      if (value === null) return;
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1000);
      expect(readNumber(asTyped(value))).toBe(value);
    }),
  );
});
