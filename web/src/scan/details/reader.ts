import { LANGUAGES, type Language, wordsFor } from '@qrigin/domain/details';
import type { ShownDetails } from '@qrigin/domain/scan';
import { createContext, useContext } from 'react';

/** Who reads what a maker wrote: in which language, in which one where it is not written in that, on which day, and with which files, vendors and certificates. */
export type Reader = { language: Language; otherwise: Language; today: string } & Omit<
  ShownDetails,
  'content'
>;

export const ReaderContext = createContext<Reader>({
  language: 'en',
  otherwise: 'en',
  today: '',
  files: {},
  vendors: {},
  certificates: {},
});

export const useReader = (): Reader => useContext(ReaderContext);

type ByLanguage<Text> = Readonly<Partial<Record<Language, Text>>>;

/** The text for this reader, and the language that it is in. */
export function toldTo<Text>({ language, otherwise }: Reader, words: ByLanguage<Text>) {
  return wordsFor(words, language, otherwise);
}

/** What an element says about a text that is not in the language of the page. */
export function inOwn(language: Language, reader: Reader): { lang?: Language; dir?: 'ltr' | 'rtl' } {
  return language === reader.language ? {} : { lang: language, dir: LANGUAGES[language].direction };
}
