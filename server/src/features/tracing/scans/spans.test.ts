import { expect, test } from 'vitest';
import { coarsen } from './spans.ts';

const span = (run: number, idx: number, end: number) => ({ run, idx, end });

test('stretches that touch become one, in whichever order they come', () => {
  expect(coarsen([span(1, 4, 6), span(1, 0, 2), span(1, 2, 4), span(2, 6, 7)], 10)).toEqual([
    span(1, 0, 6),
    span(2, 6, 7),
  ]);
});

test('of too many, the smallest gaps are closed first', () => {
  const spans = [span(1, 0, 1), span(1, 3, 4), span(1, 100, 101), span(1, 150, 151)];
  expect(coarsen(spans, 3)).toEqual([span(1, 0, 4), span(1, 100, 101), span(1, 150, 151)]);
  expect(coarsen(spans, 2)).toEqual([span(1, 0, 4), span(1, 100, 151)]);
  expect(coarsen(spans, 1)).toEqual([span(1, 0, 151)]);
});

test('runs are never joined: the oldest of too many are left out', () => {
  expect(coarsen([span(1, 0, 5), span(2, 0, 5), span(3, 0, 5)], 2)).toEqual([span(2, 0, 5), span(3, 0, 5)]);
});

test('nothing stays nothing', () => {
  expect(coarsen([], 5)).toEqual([]);
});
