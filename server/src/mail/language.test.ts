import { expect, test } from 'vitest';
import { bestMatch, pickLanguage } from './language.ts';

const LANGUAGES = ['en', 'hi', 'pt-BR'] as const;

test.each([
  ['hi', 'hi'],
  ['hi-IN,en;q=0.8', 'hi'],
  ['en;q=0.5, hi;q=0.9', 'hi'],
  ['fr, hi;q=0.4, en;q=0.2', 'hi'],
  ['HI-in', 'hi'],
  ['pt', 'pt-BR'],
  ['hi;q=0, en', 'en'],
  ['hi;q=nonsense, pt-PT;q=0.1', 'pt-BR'],
  ['fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [',;=,q', 'en'],
])('a browser that asks for %j gets %s', (header, language) => {
  expect(bestMatch(header, LANGUAGES)).toBe(language);
});

test('a language that we do not write is served in English', () => {
  expect(pickLanguage('hi-IN')).toBe('en');
});
