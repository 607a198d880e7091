import { expect, test } from 'vitest';
import { createNetworkCounts } from './network-counts.ts';

function atTime() {
  const clock = { ms: 1_000_000_000 };
  return { clock, counts: createNetworkCounts(() => clock.ms) };
}

test('a network is counted for itself, and all of them together', () => {
  const { counts } = atTime();
  expect([counts.worst(), counts.total()]).toEqual([0, 0]);
  expect(['a', 'a', 'b', 'a'].map((network) => counts.add(network))).toEqual([1, 2, 1, 3]);
  expect([counts.worst(), counts.total()]).toEqual([3, 4]);
});

test('what is older than a minute no longer counts', () => {
  const { clock, counts } = atTime();
  counts.add('a');
  clock.ms += 30_000;
  expect(counts.add('a')).toBe(2);
  clock.ms += 30_000;
  // The first is gone, the second is half a minute old.
  expect(counts.worst()).toBe(1);
  expect(counts.add('a')).toBe(2);
  clock.ms += 60_000;
  expect(counts.worst()).toBe(0);
  clock.ms += 3_600_000;
  expect(counts.add('a')).toBe(1);
  expect(counts.total()).toBe(4);
});

test('a clock that was put back does no harm', () => {
  const { clock, counts } = atTime();
  counts.add('a');
  clock.ms -= 3_600_000;
  expect(counts.add('a')).toBeGreaterThan(0);
});

test('of more networks than are remembered the quiet ones are forgotten', () => {
  const { counts } = atTime();
  counts.add('quiet');
  for (let n = 0; n < 10_000; n += 1) counts.add(`network ${n}`);
  expect(counts.add('quiet')).toBe(1);
  expect(counts.total()).toBe(10_002);
});
