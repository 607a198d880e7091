import type { Overview } from '@qrigin/domain/scan';
import { isRecalled } from './recall/is-recalled.ts';

const WORDS: Record<Overview['state'], string | undefined> = {
  recalled: 'Recalled',
  withdrawn: 'Withdrawn',
  replaced: 'Replaced',
  delisted: 'No longer offered',
  inactive: 'Not active yet',
  expired: 'Expired',
  active: undefined,
};

/** Marks that turn the direction of what follows: in a title nothing could end their work. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** For tabs and bookmarks; what is wrong with a pack comes first. */
export function pageTitle(overview: Overview | undefined): string {
  if (overview === undefined) return 'Product not found · Qrigin';
  const word = isRecalled(overview) ? WORDS.recalled : WORDS[overview.state];
  const what = [word, overview.product?.name].filter((part) => part !== undefined).join(': ');
  return [what, overview.maker.name]
    .filter((part) => part !== '')
    .join(' · ')
    .replace(DIRECTION_MARKS, '');
}
