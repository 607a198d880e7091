import { z } from 'zod';

/** The languages in which makers can write for shoppers, each by its own name. One more is one more line. */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr' },
  hi: { name: 'हिन्दी', direction: 'ltr' },
  ur: { name: 'اردو', direction: 'rtl' },
} as const satisfies Readonly<Record<string, { name: string; direction: 'ltr' | 'rtl' }>>;

export type Language = keyof typeof LANGUAGES;

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(LANGUAGES, text);
}

export const LANGUAGE_CODES: readonly Language[] = Object.keys(LANGUAGES).filter(isLanguage);

export const LanguageCode = z.enum(LANGUAGE_CODES);

/** The language of a reader: the first of theirs in which there is anything, or the one that the maker wrote in first. */
export function chooseLanguage(
  wanted: readonly string[],
  written: readonly Language[],
  otherwise: Language,
): Language {
  const primary = wanted.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '');
  return primary.filter(isLanguage).find((language) => written.includes(language)) ?? otherwise;
}
