import { Trans, useLingui } from '@lingui/react/macro';
import type { MyOrganisation } from '@qrigin/domain/organisations';
import { SearchX } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { GRID } from '../../../ui/page/card-grid.ts';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { SearchField } from '../../../ui/table/address/search-field.tsx';
import { useTableAddress } from '../../../ui/table/address/use-table-address.ts';
import { OrganisationCard } from './organisation-card.tsx';

/** Fewer than these are seen at a glance. */
const SEARCHED_FROM = 7;

export function OrganisationCards({ organisations }: { organisations: readonly MyOrganisation[] }) {
  const { t, i18n } = useLingui();
  const address = useTableAddress();
  const wanted = address.search.toLocaleLowerCase(i18n.locale);
  const found = organisations.filter(({ name }) => name.toLocaleLowerCase(i18n.locale).includes(wanted));
  return (
    <>
      {organisations.length >= SEARCHED_FROM && (
        <SearchField label={t`Search your organisations`} address={address} />
      )}
      {found.length === 0 && <NoMatch onClear={address.clear} />}
      <ul aria-label={t`Your organisations`} className={GRID}>
        {found.map((organisation) => (
          <OrganisationCard key={organisation.id} organisation={organisation} />
        ))}
      </ul>
    </>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={<Trans>No matches</Trans>}
      picture={<SearchX />}
      action={
        <Button onClick={onClear}>
          <Trans>Show all</Trans>
        </Button>
      }
    >
      <Trans>None of your organisations has a name like that.</Trans>
    </EmptyState>
  );
}
