import { expect, test } from 'vitest';
import { isAmbiguousNumber, readNumber } from './read-number.ts';

test.each([
  ['250', 250],
  ['0.5', 0.5],
  ['0,5', 0.5],
  ['0,500', 0.5],
  ['0,005', 0.005],
  ['0.500', 0.5],
  ['12,50', 12.5],
  ['1,234', 1234],
  ['1.234', 1.234],
  ['1,00,000.50', 100_000.5],
  ['12,34,567', 1_234_567],
  ['1,234,567.891', 1_234_567.891],
  ['1.234,5', 1234.5],
  ['1.234.567', 1_234_567],
  ['1.234.567,89', 1_234_567.89],
  ['1 234,5', 1234.5],
  ['1’234.50', 1234.5],
])('%s is %d', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test.each([
  '',
  '-1',
  '1e9',
  '1,2,3',
  '1.2.3',
  ',',
  '.',
  '1,',
  '12,3456,789',
  '1,23.456,7',
  '0,500,000',
  '0.500.000',
  '0.500,5',
  '00,500',
  '012,500',
  'ten',
  '١٢',
  '8.90E+12',
])('%j is no number', (text) => {
  expect(readNumber(text)).toBeUndefined();
});

test.each([
  ['1.000', true],
  ['1,234', true],
  ['12.345 kg', true],
  ['Rs. 1.250', true],
  ['₹ 999,000', true],
  ['0,500', false],
  ['0.500', false],
  ['1.5', false],
  ['1000', false],
  ['1,234.50', false],
  ['1.234,5', false],
  ['1.234.567', false],
  ['1,00,000', false],
  ['12,34,567', false],
  ['1 234.500', false],
  ['1234.500', false],
])('someone could read another number than we do in %s: %s', (text, isAmbiguous) => {
  expect(isAmbiguousNumber(text)).toBe(isAmbiguous);
});
