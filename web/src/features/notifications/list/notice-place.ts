import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Notice } from '../api.ts';

export interface Place {
  to: string;
  words: MessageDescriptor;
}

/** The thing that a kind such as `site.create` is about. */
export const thingOf = ({ kind }: Notice) => kind.split('.')[0] ?? '';

/** Where to see more of it; `undefined` where the person cannot go. */
export function placeOf(notice: Notice): Place | undefined {
  const organisation = `/dashboard/${notice.organisation.id}`;
  if (notice.kind === 'member.suspend' || notice.kind === 'org.close') return undefined;
  if (notice.kind === 'ownership.offered') return { to: '/dashboard', words: msg`View offer` };
  if (thingOf(notice) === 'site') return { to: `${organisation}/sites`, words: msg`Open Sites` };
  if (thingOf(notice) === 'recall') return { to: organisation, words: msg`Open Products` };
  return { to: organisation, words: msg`Open organisation` };
}
