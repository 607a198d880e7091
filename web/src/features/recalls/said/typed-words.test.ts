import { expect, test } from 'vitest';
import { recallEntry } from '../../../../../domain/src/recalls/samples.ts';
import { missingIn, type TypedWords, typedOf, typedWords } from './typed-words.ts';

const EMPTY = typedOf(undefined);
const withReason = (language: 'en' | 'hi' | 'ur', reason: string): TypedWords => ({
  ...EMPTY,
  texts: { ...EMPTY.texts, [language]: { ...EMPTY.texts[language], reason } },
});

test('what a recall says comes out of its form as it went in', () => {
  const { heading, reason, hazard, what_to_do, remedy, contact, language, translations } = recallEntry();
  const words = { heading, reason, hazard, what_to_do, remedy, contact, language, translations };
  expect(typedWords('en').parse(typedOf(words))).toEqual(words);
});

test('the reason is all that is required, in any language, which is then the first', () => {
  expect(typedWords('en').parse(withReason('ur', ' شیشہ '))).toEqual({
    heading: '',
    reason: 'شیشہ',
    hazard: '',
    what_to_do: '',
    remedy: '',
    contact: '',
    language: 'ur',
    translations: {},
  });
  const { error } = typedWords('hi').safeParse(EMPTY);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['texts.hi.reason']);
});

test('what is still to be written in another language is counted', () => {
  const typed = typedOf(recallEntry());
  expect((['en', 'hi', 'ur'] as const).map((code) => missingIn(typed, code))).toEqual([0, 1, 5]);
});
