import { expect, test } from 'vitest';
import { memoryOf } from './memory.ts';

test('what a process holds is counted, for each of them', () => {
  const before = memoryOf(process.pid);
  const held = Buffer.alloc(200 * 1024 * 1024, 1);
  const after = memoryOf(process.pid);
  expect(after - before).toBeGreaterThan(150);
  expect(memoryOf(process.pid, process.pid) / after).toBeCloseTo(2, 1);
  expect(held.at(-1)).toBe(1);
});
