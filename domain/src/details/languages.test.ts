import { expect, test } from 'vitest';
import { chooseLanguage, isLanguage, LANGUAGE_CODES, LANGUAGES } from './languages.ts';

test('English and Hindi are written from the left, Urdu from the right', () => {
  expect(LANGUAGE_CODES).toEqual(['en', 'hi', 'ur']);
  expect(LANGUAGE_CODES.map((code) => LANGUAGES[code].direction)).toEqual(['ltr', 'ltr', 'rtl']);
});

test.each([
  [['hi-IN', 'en'], ['en', 'hi'], 'hi'],
  [['ur', 'hi'], ['en', 'hi'], 'hi'],
  [['fr', 'de'], ['hi', 'ur'], 'ur'],
  [['HI'], ['en', 'hi'], 'hi'],
  [['en-GB-oxendict'], ['hi', 'en'], 'en'],
  [[], ['en', 'hi'], 'ur'],
  [['', '-', 'x-klingon', 'constructor', '__proto__'], ['en'], 'ur'],
] as const)('who reads %j gets, of %j, %s', (wanted, written, expected) => {
  expect(chooseLanguage(wanted, written, 'ur')).toBe(expected);
});

test('names of prototypes are no languages', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'EN', '']) expect(isLanguage(name)).toBe(false);
});
