import { z } from 'zod';
import { multiLineText, singleLineText } from '../http/index.ts';
import { type Language, LanguageCode } from './languages.ts';

/** A text for shoppers in the languages in which it is written. One that is not written in a language has no entry. */
export type Words = Partial<Record<Language, string>>;

function inLanguages(text: z.ZodString) {
  return z
    .codec(SentWords, z.partialRecord(LanguageCode, text), { decode: withoutEmpty, encode: (words) => words })
    .default({})
    .meta({ description: 'A text by language, or a plain text, which is taken for English' });
}

const SentWords = z.union([z.string(), z.partialRecord(LanguageCode, z.string())]);

/** What was typed and taken out again is as if it had never been written. A plain text is one in English. */
function withoutEmpty(sent: string | Words): Words {
  const words = typeof sent === 'string' ? { en: sent } : sent;
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text.trim() !== ''));
}

/** One line in several languages. */
export const lineOfWords = (max: number) => inLanguages(singleLineText(max));

/** Several lines in several languages. */
export const linesOfWords = (max: number) => inLanguages(multiLineText(max).trim());

/** The text for a reader of this language; where it is not written in it, in the language that the maker began with, or in any. */
export function wordsFor<Text>(
  words: Readonly<Partial<Record<Language, Text>>>,
  language: Language,
  otherwise: Language,
): { text: Text; language: Language } | undefined {
  for (const one of [language, otherwise, ...LanguageCode.options]) {
    const text = words[one];
    if (text !== undefined) return { text, language: one };
  }
  return undefined;
}
