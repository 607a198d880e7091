import { expect, test } from 'vitest';
import { summarise, welch } from './welch.ts';

test('a sample is summarised by its mean and the variance of the population behind it', () => {
  expect(summarise([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ n: 8, mean: 5, variance: 32 / 7 });
});

test('t is the one that is worked out by hand for two samples of different spread', () => {
  const one = summarise([27.5, 21, 19, 23.6, 17, 17.9, 16.9, 20.1, 21.9, 22.6, 23.1, 19.6, 19, 21.7, 21.4]);
  const other = summarise([
    27.1, 22, 20.8, 23.4, 23.4, 23.5, 25.8, 22, 24.8, 20.2, 21.9, 22.1, 22.9, 30.5, 20.2,
  ]);
  expect(welch(one, other)).toBeCloseTo(-2.510001, 5);
});

test('equal samples are no distance apart', () => {
  const sample = summarise([1, 2, 3]);
  expect(welch(sample, sample)).toBe(0);
});
