import { useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { LinkCard } from '../ui/page/link-card.tsx';
import type { EntryPlace } from './feature.ts';
import { useEntries } from './features-context.ts';
import { mayOpen } from './may.ts';

interface Props {
  place: EntryPlace;
  whoami: Whoami;
}

/** The ways to what has a page of its own, as cards, for those who may go there. */
export function EntryCards({ place, whoami }: Props) {
  const { t } = useLingui();
  const entries = useEntries(place, whoami.organisation.id).filter(({ opens }) => mayOpen(whoami, opens));
  return entries.map(({ to, Icon, title, words, note }) => (
    <LinkCard key={to} to={to} icon={<Icon />} title={t(title ?? words)}>
      {note && t(note)}
    </LinkCard>
  ));
}
