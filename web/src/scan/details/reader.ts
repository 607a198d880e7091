import { LANGUAGES, type Language, wordsFor } from '@qrigin/domain/details';
import type { ShownDetails } from '@qrigin/domain/scan';
import { createContext, useContext } from 'react';

/** Who reads what a maker wrote: in which language, in which one where it is not written in that, and with which files and vendors. */
export type Reader = { language: Language; otherwise: Language } & Pick<ShownDetails, 'files' | 'vendors'>;

export const ReaderContext = createContext<Reader>({
  language: 'en',
  otherwise: 'en',
  files: {},
  vendors: {},
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
