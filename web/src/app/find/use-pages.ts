import { useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import type { EntryPlace } from '../../feature/feature.ts';
import { type FoundEntry, useEntries } from '../../feature/features-context.ts';
import { may } from '../../feature/may.ts';
import type { FoundHit } from './found.ts';

/** What is nearest comes first. */
const IN_ORGANISATION: readonly EntryPlace[] = [
  'organisation',
  'access',
  'switcher',
  'settings',
  'dashboard',
];

/** The pages that someone may open: those of the organisation they are in, and their own. */
export function usePages(whoami: Whoami | undefined): FoundHit[] {
  const { t } = useLingui();
  const entries = useEntries(whoami ? IN_ORGANISATION : 'dashboard', whoami?.organisation.id);
  // Some pages can be reached from two places.
  const pages = [...new Map(entries.map((entry) => [entry.to, entry])).values()];
  return pages
    .filter((entry) => mayOpen(entry, whoami))
    .map(({ to, words, title, note, Icon, isSoon }) => ({
      id: to,
      name: t(title ?? words),
      ...(note && { note: t(note) }),
      to,
      Icon,
      ...(isSoon && { isSoon }),
    }));
}

function mayOpen({ opens, may: needed }: FoundEntry, whoami: Whoami | undefined): boolean {
  if (!whoami) return true;
  const held: readonly string[] = whoami.permissions;
  const isOpened = !opens || opens.some((name) => held.includes(name));
  return isOpened && (!needed || needed.some((permission) => may(whoami, permission)));
}
