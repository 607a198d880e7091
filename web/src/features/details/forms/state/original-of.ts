import { type Language, type Words, wordsFor } from '@qrigin/domain/details';

/** What shoppers read in place of a text that is not written in this language; nothing where it is, or is written in none. */
export function originalOf(
  words: Words,
  language: Language,
  defaultLanguage: Language = language,
): { text: string; language: Language } | undefined {
  const found = wordsFor(words, language, defaultLanguage);
  return found?.language === language ? undefined : found;
}
