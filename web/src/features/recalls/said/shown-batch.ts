import type { PreviewedBatch } from '../../details/preview/preview-overview.ts';

/** A batch as the page of its packs has it; its dates come with the batch itself, where that is known. */
export function shownBatch(
  number: string | null | undefined,
  found: PreviewedBatch | undefined,
): PreviewedBatch | null {
  if (number === null || number === undefined) return null;
  if (!found) return { lot_code: number, made_on: null, expires_on: null };
  const { lot_code, made_on, expires_on } = found;
  return { lot_code, made_on, expires_on };
}
