import type { Overview } from '@qrigin/domain/scan';
import { within } from '@testing-library/react';
import { renderScanPage } from '../scan/render.tsx';

/** The page as a browser without script reads it. */
export function scanDocument(overview: Overview | undefined, code = overview?.qr_id ?? '') {
  const page = new DOMParser().parseFromString(renderScanPage(overview, code), 'text/html');
  const words = (page.body.textContent ?? '').replaceAll(/\s+/g, ' ');
  return { page, words, screen: within(page.body) };
}
