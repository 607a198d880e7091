import { useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import type { EntryPlace } from '../../feature/feature.ts';
import { type OpenProduct, useEntries } from '../../feature/features-context.ts';
import { mayOpen } from '../../feature/may.ts';
import type { FoundHit } from './found.ts';

/** What is nearest comes first. */
const IN_ORGANISATION: readonly EntryPlace[] = [
  'organisation',
  'access',
  'switcher',
  'settings',
  'dashboard',
];

const IN_PRODUCT: readonly EntryPlace[] = ['product', 'setup', ...IN_ORGANISATION];

/** The pages that someone may open: those of the product and the organisation they are in, and their own. */
export function usePages(whoami: Whoami | undefined, open: OpenProduct | undefined): FoundHit[] {
  const { t } = useLingui();
  const inOrganisation = open ? IN_PRODUCT : IN_ORGANISATION;
  const entries = useEntries(whoami ? inOrganisation : 'dashboard', whoami?.organisation.id, open);
  // Some pages can be reached from two places.
  const pages = [...new Map(entries.map((entry) => [entry.to, entry])).values()];
  return pages
    .filter(({ opens }) => !whoami || mayOpen(whoami, opens))
    .map(({ to, words, title, note, Icon, isSoon }) => ({
      id: to,
      name: t(title ?? words),
      ...(note && { note: t(note) }),
      to,
      Icon,
      ...(isSoon && { isSoon }),
    }));
}
