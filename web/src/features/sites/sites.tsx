import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { listSites, SITES, type Site } from '@qrigin/domain/sites';
import { MapPin, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ExportCsv } from '../../feature/export-csv/export-csv.tsx';
import { may } from '../../feature/may.ts';
import { useList } from '../../feature/use-list.ts';
import { Button } from '../../ui/button/button.tsx';
import type { MenuItem } from '../../ui/overlay/dropdown-menu.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Table } from '../../ui/table/table.tsx';
import { DeleteSite } from './delete-site.tsx';
import { useSiteColumns } from './site-columns.tsx';
import { SitePanel } from './site-panel.tsx';

/** Fewer than these are seen at a glance. */
const SEARCHED_FROM = 7;

/** Places where goods are made, packed, kept or sold. */
export function Sites({ whoami }: { whoami: Whoami }) {
  const { t } = useLingui();
  const org = whoami.organisation.id;
  const mayEdit = may(whoami, SITES.change);
  const { table, total, input } = useList(
    listSites,
    { org },
    { pageSize: 20, sort: { by: 'name', order: 'asc' } },
  );
  const columns = useSiteColumns();
  /** What the panel is about: a site, or one that is new. */
  const [edited, setEdited] = useState<Site | 'new'>();
  const [deleted, setDeleted] = useState<Site>();

  const tools = (
    <div className="flex flex-wrap items-center gap-2 sm:ml-auto">
      <ExportCsv list={listSites} input={input} organisation={whoami.organisation.name} />
      {mayEdit && <Add onAdd={() => setEdited('new')} />}
    </div>
  );

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
        {...table}
        label={t`Sites`}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        empty={<NoSites action={mayEdit && <Add onAdd={() => setEdited('new')} />} />}
        {...(mayEdit && { rowMenu: menuOf, onOpen: setEdited })}
        {...((total > 0 || table.address.search !== '') && { tools })}
        {...((total >= SEARCHED_FROM || table.address.search !== '') && { searchLabel: t`Search sites` })}
      />
      <SitePanel org={org} site={edited} onClose={() => setEdited(undefined)} />
      <DeleteSite org={org} site={deleted} onClose={() => setDeleted(undefined)} />
    </>
  );
}

function Add({ onAdd }: { onAdd: () => void }) {
  return (
    <Button variant="primary" aria-haspopup="dialog" icon={<Plus aria-hidden="true" />} onClick={onAdd}>
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
