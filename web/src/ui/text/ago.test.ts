import { expect, test } from 'vitest';
import { formatAgo } from './ago.ts';

const NOW = new Date('2026-11-15T12:00:00.000Z');

test.each([
  ['2026-11-15T12:00:05.000Z', 'now'],
  ['2026-11-15T11:59:01.000Z', 'now'],
  ['2026-11-15T11:59:00.000Z', '1 minute ago'],
  ['2026-11-15T09:00:00.000Z', '3 hours ago'],
  ['2026-11-14T12:00:00.000Z', 'yesterday'],
  ['2026-11-10T11:00:00.000Z', '5 days ago'],
  ['2026-10-10T12:00:00.000Z', 'last month'],
  ['2025-11-15T12:00:00.000Z', 'last year'],
])('%s is %s', (at, words) => {
  expect(formatAgo('en', new Date(at), NOW)).toBe(words);
});
