import { LANGUAGE_CODES, type Language } from '@qrigin/domain/details';
import type { PublicRecall } from '@qrigin/domain/recalls';
import { type Overview, type OwnFacts, type ShownDetails, splitOverview } from '@qrigin/domain/scan';
import { within } from '@testing-library/react';
import { type Drawing, drawRecallPage, drawScanPage, drawUnknownPage } from '../../scan/render.tsx';

/** The document of one pack, as the api puts it together. */
export function filledFor(pack: OwnFacts, { opening, page }: Drawing): string {
  return opening + page.map((part) => (typeof part === 'string' ? part : part(pack))).join('');
}

export const readIn = (language: Language) => ({
  language,
  others: LANGUAGE_CODES.filter((other) => other !== language),
});

type Read = { code?: string; language?: Language; details?: ShownDetails | undefined };

/** Without an overview that of a code which no one has issued; '' is no code at all. */
export function scanHtml(
  overview: Overview | undefined,
  { code = '', language = 'en', details }: Read = {},
): string {
  const languages = readIn(language);
  if (overview) return filledFor(overview, drawScanPage(splitOverview(overview).shared, details, languages));
  return filledFor({ qr_id: code, checked_at: '', issued_at: '' }, drawUnknownPage(code !== '', languages));
}

/** The page as a browser without script reads it. */
export const scanDocument = (overview: Overview | undefined, read: Read = {}) =>
  readPage(scanHtml(overview, read));

/** The page of a recall itself; without one that of an address that leads to none. */
export function recallDocument(recall: PublicRecall | undefined, language: Language = 'en') {
  return readPage(
    filledFor({ qr_id: '', checked_at: '', issued_at: '' }, drawRecallPage(recall, readIn(language))),
  );
}

function readPage(document: string) {
  // How it looks takes longer to parse than all that it says.
  const html = document.replace(/<style>[^<]*/, '<style>');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const words = (page.body.textContent ?? '').replaceAll(/\s+/g, ' ');
  return { page, words, screen: within(page.body) };
}
