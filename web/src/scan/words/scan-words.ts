import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from '@qrigin/domain/details';

/** The words of scan pages in every language but English, which is in the code. */
const CATALOGUES = import.meta.glob<Messages>('../../words/scan/*.po', { eager: true, import: 'default' });

/** Dates and numbers as the words are; English ones in British English. */
const localeFor = (language: Language) => (language === 'en' ? 'en-GB' : language);

const made = new Map<Language, I18n>();

/** The words of scan pages for a reader of this language: each page has its own, whatever the app around it speaks. */
export function wordsIn(language: Language): I18n {
  const known = made.get(language);
  if (known) return known;
  const messages = CATALOGUES[`../../words/scan/${language}.po`] ?? {};
  const i18n = setupI18n({
    locale: language,
    locales: localeFor(language),
    messages: { [language]: messages },
  });
  made.set(language, i18n);
  return i18n;
}
