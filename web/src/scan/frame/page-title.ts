import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isRecalled, type SharedOverview } from '@qrigin/domain/scan';

const WORDS: Record<SharedOverview['state'], MessageDescriptor | undefined> = {
  recalled: msg`Recalled`,
  blocked: msg`Blocked page`,
  withdrawn: msg`Withdrawn`,
  replaced: msg`Replaced`,
  delisted: msg`No longer offered`,
  inactive: msg`Not active yet`,
  expired: msg`Expired`,
  active: undefined,
};

/** Marks that turn the direction of what follows: in a title nothing could end their work. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** For tabs and bookmarks; what is wrong with a pack comes first. `name` is what the maker calls the page. */
export function pageTitle(i18n: I18n, overview: SharedOverview | undefined, name?: string): string {
  if (overview === undefined) return i18n._(msg`Product not found · Qrigin`);
  const word = isRecalled(overview) ? WORDS.recalled : WORDS[overview.state];
  const what = [word && i18n._(word), name ?? overview.product?.name]
    .filter((part) => part !== undefined)
    .join(': ');
  return titleOf([what, overview.is_blocked ? 'Qrigin' : overview.maker.name]);
}

/** The parts that there are, in a title that turns nothing around. */
export function titleOf(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .join(' · ')
    .replace(DIRECTION_MARKS, '');
}
