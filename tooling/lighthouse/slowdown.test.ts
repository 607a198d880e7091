import { expect, it } from 'vitest';
import { slowdownFor } from './slowdown.ts';

it('a machine as fast as Lighthouse expects, or faster, is slowed down by 4', () => {
  expect(slowdownFor(1000)).toBe(4);
  expect(slowdownFor(2500)).toBe(4);
});

it('a slower machine is slowed down less, and never sped up', () => {
  expect(slowdownFor(500)).toBe(2);
  expect(slowdownFor(999)).toBeCloseTo(4, 1);
  expect(slowdownFor(100)).toBe(1);
});
