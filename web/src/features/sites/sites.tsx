import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { listSites, SITES, type Site } from '@qrigin/domain/sites';
import { MapPin, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { may } from '../../feature/may.ts';
import { useRead } from '../../http/query/use-read.ts';
import { Button } from '../../ui/button/button.tsx';
import type { MenuItem } from '../../ui/overlay/dropdown-menu.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { useTableAddress } from '../../ui/table/address/use-table-address.ts';
import { Table } from '../../ui/table/table.tsx';
import { DeleteSite } from './delete-site.tsx';
import { useSiteColumns } from './site-columns.tsx';
import { SitePanel } from './site-panel.tsx';
import { siteQuery } from './site-query.ts';

const PAGE_SIZE = 20;

/** Places where goods are made, packed, kept or sold. */
export function Sites({ whoami }: { whoami: Whoami }) {
  const { t } = useLingui();
  const org = whoami.organisation.id;
  const mayEdit = may(whoami, SITES.change);
  const address = useTableAddress({ pageSize: PAGE_SIZE, sort: { by: 'name', order: 'asc' } });
  const { data, error, isPending, refetch } = useRead(
    listSites,
    { params: { org }, query: siteQuery(address) },
    { keepsPrevious: true },
  );
  const columns = useSiteColumns();
  /** What the panel is about: a site, or one that is new. */
  const [edited, setEdited] = useState<Site | 'new'>();
  const [deleted, setDeleted] = useState<Site>();

  const menuOf = (site: Site): MenuItem[] => [
    { label: t`Edit`, icon: <Pencil aria-hidden="true" />, onSelect: () => setEdited(site) },
    {
      label: t`Delete`,
      icon: <Trash2 aria-hidden="true" />,
      variant: 'danger',
      onSelect: () => setDeleted(site),
    },
  ];

  return (
    <>
      <Table
        label={t`Sites`}
        address={address}
        columns={columns}
        rows={data?.items ?? []}
        total={data?.total ?? 0}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        isLoading={isPending}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        empty={<NoSites action={mayEdit && <Add onAdd={() => setEdited('new')} />} />}
        {...(mayEdit && { rowMenu: menuOf, onOpen: setEdited })}
        {...(mayEdit && data && data.total > 0 && { tools: <Add onAdd={() => setEdited('new')} /> })}
      />
      <SitePanel org={org} site={edited} onClose={() => setEdited(undefined)} />
      <DeleteSite org={org} site={deleted} onClose={() => setDeleted(undefined)} />
    </>
  );
}

function Add({ onAdd }: { onAdd: () => void }) {
  return (
    <Button
      variant="primary"
      aria-haspopup="dialog"
      icon={<Plus aria-hidden="true" />}
      onClick={onAdd}
      className="sm:ml-auto"
    >
      <Trans>Add a site</Trans>
    </Button>
  );
}

function NoSites({ action }: { action: React.ReactNode }) {
  return (
    <EmptyState title={<Trans>No sites yet</Trans>} picture={<MapPin />} action={action}>
      <Trans>Add your farms, factories and warehouses, so that batches can say where they come from.</Trans>
    </EmptyState>
  );
}
