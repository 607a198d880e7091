import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sideBySide } from './side-by-side.ts';

test('results are in the order of the items, and no more than so many run at once', async () => {
  let running = 0;
  let most = 0;
  const results = await sideBySide([30, 5, 20, 1], 2, async (ms) => {
    running += 1;
    most = Math.max(most, running);
    await sleep(ms);
    running -= 1;
    return ms * 2;
  });
  expect(results).toEqual([60, 10, 40, 2]);
  expect(most).toBe(2);
});

test('the first failure ends it', async () => {
  const work = async (item: number) => (item === 2 ? Promise.reject(new Error('planted')) : item);
  await expect(sideBySide([1, 2, 3], 2, work)).rejects.toThrow('planted');
});
