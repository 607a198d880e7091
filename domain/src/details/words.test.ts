import { expect, test } from 'vitest';
import { lineOfWords, linesOfWords, wordsFor } from './words.ts';

const Line = lineOfWords(10);
const Lines = linesOfWords(20);

test('a plain text is one in English', () => {
  expect(Line.parse(' Honey ')).toEqual({ en: 'Honey' });
  expect(Lines.parse('Raw\nand unheated')).toEqual({ en: 'Raw\nand unheated' });
});

test('what was typed and taken out again is as if it had never been written', () => {
  expect(Line.parse({ en: 'Honey', hi: '', ur: ' \t' })).toEqual({ en: 'Honey' });
  expect(Line.parse('  ')).toEqual({});
  expect(Line.parse(undefined)).toEqual({});
});

test('what was parsed is parsed to the same again, and goes out as it is', () => {
  const words = { en: 'Honey', hi: 'शहद', ur: 'شہد' };
  expect(Line.parse(Line.parse(words))).toEqual(words);
  expect(Line.encode(words)).toEqual(words);
});

test.each([
  ['longer than it may be', { en: 'x'.repeat(11) }],
  ['of two lines', { en: 'a\nb' }],
  ['with a control character', 'a\u0007b'],
  ['with half a character', 'a\ud800'],
  ['in a language that we do not know', { fr: 'Miel' }],
  ['in a language by the name of a constructor', { constructor: 'x' }],
  ['that is a number', 7],
  ['that is a list', ['Honey']],
  ['that is nothing', null],
  ['with an object in it', { en: { text: 'x' } }],
])('a line %s is refused', (_, value) => {
  expect(Line.safeParse(value).success).toBe(false);
});

test('several lines may have line ends, and no other control characters', () => {
  expect(Lines.parse({ en: ' a\r\n\tb ' })).toEqual({ en: 'a\r\n\tb' });
  expect(Lines.safeParse('a\u0000b').success).toBe(false);
  expect(Lines.safeParse('x'.repeat(21)).success).toBe(false);
});

test('a reader gets their language, or that of the maker, or any other', () => {
  const words = { en: 'Honey', hi: 'शहद' };
  expect(wordsFor(words, 'hi', 'en')).toEqual({ text: 'शहद', language: 'hi' });
  expect(wordsFor(words, 'ur', 'hi')).toEqual({ text: 'शहद', language: 'hi' });
  expect(wordsFor({ ur: 'شہد' }, 'hi', 'en')).toEqual({ text: 'شہد', language: 'ur' });
  expect(wordsFor({ hi: 'शहद', ur: 'شہد' }, 'en', 'en')).toEqual({ text: 'शहद', language: 'hi' });
  expect(wordsFor({}, 'en', 'hi')).toBeUndefined();
});
