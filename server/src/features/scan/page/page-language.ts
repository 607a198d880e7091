import { chooseLanguage, isLanguage, LANGUAGE_CODES, type Language } from '@qrigin/domain/details';
import type { PageLanguage } from '@qrigin/domain/scan';

const PAGES = new Map<Language, PageLanguage>(
  LANGUAGE_CODES.map((language) => [
    language,
    { language, others: LANGUAGE_CODES.filter((other) => other !== language) },
  ]),
);

type Wanted = {
  /** What the reader chose on the page. */
  chosen: string | undefined;
  /** What the browser asks for, the best first. */
  accepted: readonly string[];
  /** What the maker wrote in first. */
  otherwise: Language;
};

/** Our own words are there in every language, so every page is: what a maker has not translated is shown as it was written. */
export function pageLanguage({ chosen, accepted, otherwise }: Wanted): PageLanguage {
  const language =
    chosen !== undefined && isLanguage(chosen) ? chosen : chooseLanguage(accepted, LANGUAGE_CODES, otherwise);
  return PAGES.get(language) ?? { language, others: [] };
}
