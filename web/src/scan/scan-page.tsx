import { I18nProvider } from '@lingui/react';
import { type Content, LANGUAGES, type Language } from '@qrigin/domain/details';
import {
  isRecalled,
  type PageLanguage,
  type SharedOverview,
  type ShownDetails,
  shownContent,
} from '@qrigin/domain/scan';
import { type ReactNode, useMemo } from 'react';
import { BlockedPage } from './blocked/blocked-page.tsx';
import { ReaderContext } from './details/reader.ts';
import type { PageProps } from './page-props.ts';
import { ProductPage } from './product/product-page.tsx';
import { RecalledPage } from './recall/recalled-page.tsx';
import { wordsIn } from './words/scan-words.ts';

/** What everything on a page is read by: its words, and the maker's words in the language of the reader. */
export function ReadBy({
  language,
  today,
  details,
  children,
}: {
  language: Language;
  /** The day of the look-up. */
  today: string;
  details: ShownDetails | undefined;
  children: ReactNode;
}) {
  const reader = useMemo(
    () => ({
      language,
      otherwise: details?.content.language ?? language,
      today,
      files: details?.files ?? {},
      vendors: details?.vendors ?? {},
      certificates: details?.certificates ?? {},
    }),
    [language, today, details],
  );
  return (
    <I18nProvider i18n={wordsIn(language)}>
      <ReaderContext value={reader}>{children}</ReaderContext>
    </I18nProvider>
  );
}

/** What of a maker's words a page with this overview shows. */
export function contentOn(overview: SharedOverview, details: ShownDetails | undefined): Content | undefined {
  return details && overview.product ? shownContent(overview, details.content) : undefined;
}

export type ScanPageProps = {
  overview: SharedOverview;
  details: ShownDetails | undefined;
  languages: PageLanguage;
};

/** The page of a known code, as shoppers get it and as its maker sees it before. */
export function ScanPage({ overview, details, languages: { language, others } }: ScanPageProps) {
  return (
    <ReadBy language={language} today={overview.today} details={details}>
      <PageOf overview={overview} content={contentOn(overview, details)} others={others} />
    </ReadBy>
  );
}

function PageOf(props: PageProps) {
  if (isRecalled(props.overview)) return <RecalledPage {...props} />;
  return props.overview.is_blocked ? <BlockedPage others={props.others} /> : <ProductPage {...props} />;
}

export const directionOf = (language: Language) => LANGUAGES[language].direction;
