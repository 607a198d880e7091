import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { SharedOverview } from '@qrigin/domain/scan';
import { i18n } from '../../words/words.ts';
import { isRecalled } from '../recall/is-recalled.ts';

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

/** For tabs and bookmarks; what is wrong with a pack comes first. */
export function pageTitle(overview: SharedOverview | undefined): string {
  if (overview === undefined) return t`Product not found · Qrigin`;
  const word = isRecalled(overview) ? WORDS.recalled : WORDS[overview.state];
  const what = [word && i18n._(word), overview.product?.name].filter((part) => part !== undefined).join(': ');
  return [what, overview.is_blocked ? 'Qrigin' : overview.maker.name]
    .filter((part) => part !== '')
    .join(' · ')
    .replace(DIRECTION_MARKS, '');
}
