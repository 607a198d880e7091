import { expect, test } from 'vitest';
import { pagesShown } from './pages-shown.ts';

test.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 125, '1 2 3 4 5 gap 125'],
  [5, 125, '1 gap 4 5 6 gap 125'],
  [121, 125, '1 gap 120 121 122 gap 125'],
  [122, 125, '1 gap 121 122 123 124 125'],
])('on page %i of %i these are offered: %s', (page, last, expected) => {
  expect(pagesShown(page, last).join(' ')).toBe(expected);
});
