import { expect, test } from 'vitest';
import { pauseAfter } from './keep-running.ts';

test('the pause before another try doubles, up to half a minute', () => {
  expect([1, 2, 3, 9, 10, 1000].map(pauseAfter)).toEqual([100, 200, 400, 25_600, 30_000, 30_000]);
});
