import { Trans, useLingui } from '@lingui/react/macro';
import { Failure } from '@qrigin/domain/errors';
import type { Whoami } from '@qrigin/domain/organisations';
import { History } from 'lucide-react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NotAllowed } from '../../ui/failed-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useTableAddress } from '../../ui/table/address/use-table-address.ts';
import { Table } from '../../ui/table/table.tsx';
import { type Entry, useEntries, usePeople } from './api.ts';
import { DownloadEntries } from './download/download-entries.tsx';
import { useEntryColumns } from './entry-columns.tsx';
import { entryFilter, FILTERS } from './entry-filter.ts';
import { Filters } from './filters.tsx';
import { asText, sentenceOf } from './sentences/sentence-of.ts';

const PAGE_SIZE = 25;
const PAGE_SIZE_MAX = 100;

/** Who did what, and when. */
export function Audit({ me }: { me: Whoami }) {
  const { t, i18n } = useLingui();
  const org = me.organisation.id;
  const address = useTableAddress({ pageSize: PAGE_SIZE, filters: FILTERS });
  const filter = entryFilter(address.filters);
  const part = { page: Math.min(address.page, 10_000), size: Math.min(address.pageSize, PAGE_SIZE_MAX) };
  const { data, error, isPending, refetch } = useEntries(org, filter, part);
  const { data: people = [] } = usePeople(org, me.permissions.includes('member.view'));
  const columns = useEntryColumns();
  const isRefused = error instanceof Failure && error.code === 'forbidden';
  return (
    <>
      <PageHeader
        title={t`Audit`}
        note={<Trans>Who did what in this organisation, and when.</Trans>}
        actions={data && data.total > 0 && <DownloadEntries organisation={me.organisation} filter={filter} />}
      />
      {isRefused ? (
        <NotAllowed />
      ) : (
        <Table
          label={t`Audit`}
          address={address}
          columns={columns}
          rows={data?.items ?? []}
          total={data?.total ?? 0}
          rowId={({ id }) => id}
          rowName={(entry) => asText(sentenceOf(i18n, entry))}
          isLoading={isPending}
          error={data ? undefined : error}
          onRetry={() => void refetch()}
          tools={<Filters address={address} filter={filter} people={withActors(people, data?.items ?? [])} />}
          empty={
            <EmptyState title={<Trans>Nothing yet</Trans>} picture={<History />}>
              <Trans>What people do in this organisation is written down here.</Trans>
            </EmptyState>
          }
        />
      )}
    </>
  );
}

/** Who has left is not among the people any more, but did what is on this page. */
function withActors(people: readonly { id: string; name: string }[], entries: readonly Entry[]) {
  const all = new Map(people.map((person) => [person.id, person]));
  for (const { actor } of entries) if (actor && !all.has(actor.id)) all.set(actor.id, actor);
  return [...all.values()];
}
