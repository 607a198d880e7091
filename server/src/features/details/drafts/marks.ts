import { createHash } from 'node:crypto';
import { canonical, NO_CONTENT, outlineOf } from '@qrigin/domain/details';

/** The same for the same content, and short: what differs is told without reading the contents themselves. */
export function markOf(part: unknown): string {
  return createHash('sha256').update(canonical(part)).digest('base64');
}

export const NO_OUTLINE = outlineOf(NO_CONTENT, markOf);

/** What each text counts beside its letters: to read ten thousand of one letter takes far longer than one of ten thousand. */
const TEXT_BYTES = 40;

/** As JSON in UTF-8, and some more for each text. */
export function bytesOf(content: object): number {
  return Buffer.byteLength(JSON.stringify(content)) + TEXT_BYTES * textsIn(content);
}

function textsIn(value: unknown): number {
  if (typeof value === 'string') return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + textsIn(inner), 0);
}
