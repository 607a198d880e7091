import { expect, test } from 'vitest';
import { trimEnds } from './index.ts';

test.each([
  ['. .name. x ..', 'name. x'],
  ['name', 'name'],
  [' . ', ''],
  ['', ''],
])('%j without dots and spaces around it is %j', (text, trimmed) => {
  expect(trimEnds(text, /[ .]/)).toBe(trimmed);
});

test('a long run of them inside takes no longer than any other text', { timeout: 1000 }, () => {
  const text = `a${' '.repeat(500_000)}b`;
  expect(trimEnds(text, /[ .]/)).toBe(text);
});
