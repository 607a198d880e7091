import { expect, test } from 'vitest';
import { createNetworkCounts } from './network-counts.ts';

test('networks are counted apart over the last minute, and the worst is told', () => {
  let now = 1_000_000;
  const counts = createNetworkCounts(() => now);
  expect([counts.worst(), counts.total()]).toEqual([0, 0]);
  expect([counts.add('a'), counts.add('a'), counts.add('b')]).toEqual([1, 2, 1]);
  now += 30_000;
  expect([counts.add('a'), counts.worst()]).toEqual([3, 3]);
  now += 30_000;
  // The first two are a minute old.
  expect([counts.worst(), counts.add('a')]).toEqual([1, 2]);
  now += 3_600_000;
  expect([counts.worst(), counts.total()]).toEqual([0, 5]);
});

test('a stranger with more networks than are remembered only pushes out who was silent for longest', () => {
  const counts = createNetworkCounts(() => 0);
  for (let at = 0; at < 3; at += 1) counts.add('silent');
  for (let at = 0; at < 9_999; at += 1) counts.add(`network ${at}`);
  expect(counts.worst()).toBe(3);
  counts.add('one more');
  expect(counts.worst()).toBe(1);
  expect(counts.add('silent')).toBe(1);
});
