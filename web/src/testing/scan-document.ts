import { type Overview, type OwnFacts, splitOverview } from '@qrigin/domain/scan';
import { within } from '@testing-library/react';
import type { DrawnPage } from '../scan/marks.ts';
import { drawScanPage, drawUnknownPage, opening } from '../scan/render.tsx';

/** The document of one pack, as the api puts it together. */
export function filledFor(pack: OwnFacts, page: DrawnPage): string {
  return opening + page.map((part) => (typeof part === 'string' ? part : part(pack))).join('');
}

/** Without an overview that of a code which no one has issued; '' is no code at all. */
export function scanHtml(overview: Overview | undefined, code = ''): string {
  if (overview) return filledFor(overview, drawScanPage(splitOverview(overview).shared));
  return filledFor({ qr_id: code, checked_at: '', issued_at: '' }, drawUnknownPage(code !== ''));
}

/** The page as a browser without script reads it. */
export function scanDocument(overview: Overview | undefined, code?: string) {
  const page = new DOMParser().parseFromString(scanHtml(overview, code), 'text/html');
  const words = (page.body.textContent ?? '').replaceAll(/\s+/g, ' ');
  return { page, words, screen: within(page.body) };
}
