import { expect, test } from 'vitest';
import { withText } from './words-text.ts';

test('a text that is empty or blank has no entry', () => {
  expect(withText({ en: 'Dry', hi: 'सूखा' }, 'hi', ' ')).toEqual({ en: 'Dry' });
  expect(withText({ en: 'Dry' }, 'en', '')).toEqual({});
});

test('what stays the same is the same', () => {
  const words = { en: 'Dry' };
  expect(withText(words, 'en', 'Dry')).toBe(words);
  expect(withText(words, 'hi', '')).toBe(words);
  expect(withText(words, 'hi', 'सूखा')).toEqual({ en: 'Dry', hi: 'सूखा' });
});
