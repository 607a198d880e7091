import { Trans, useLingui } from '@lingui/react/macro';
import { type CertificateProvider, listProviders } from '@qrigin/domain/certificates';
import type { Whoami } from '@qrigin/domain/organisations';
import { VENDORS } from '@qrigin/domain/vendors';
import { Pencil, Plus, Stamp, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ExportCsv } from '../../../feature/export-csv/export-csv.tsx';
import { may } from '../../../feature/may.ts';
import { useList } from '../../../feature/use-list.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { MenuItem } from '../../../ui/overlay/dropdown-menu.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { Column } from '../../../ui/table/table-parts.ts';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { FileLink } from '../shown-file.tsx';
import { DeleteProvider } from './delete-provider.tsx';
import { ProviderCheck } from './provider-check.tsx';
import { ProviderPanel } from './provider-panel.tsx';

/** Fewer than these are seen at a glance. */
const SEARCHED_FROM = 7;

function useColumns(): Column<CertificateProvider>[] {
  const { t } = useLingui();
  return [
    {
      key: 'name',
      title: t`Name`,
      isSortable: true,
      cell: ({ name }) => <Verbatim text={name} className="font-semibold wrap-anywhere" />,
    },
    { key: 'checked_at', title: t`Check`, cell: ({ checked_at: at }) => <ProviderCheck at={at} /> },
    {
      key: 'file',
      title: t`File`,
      cell: ({ file_state: state, file_url: url }) => <FileLink state={state} url={url} />,
    },
  ];
}

/** Those who certify what the organisation does. */
export function Providers({ whoami }: { whoami: Whoami }) {
  const { t } = useLingui();
  const org = whoami.organisation.id;
  const mayEdit = may(whoami, VENDORS.edit);
  const { table, total, input } = useList(
    listProviders,
    { org },
    { pageSize: 20, sort: { by: 'name', order: 'asc' } },
  );
  const columns = useColumns();
  /** What the panel is about: a provider, or one that is new. */
  const [edited, setEdited] = useState<CertificateProvider | 'new'>();
  const [deleted, setDeleted] = useState<CertificateProvider>();
  const add = mayEdit && <Add onAdd={() => setEdited('new')} />;

  const tools = (
    <div className="flex flex-wrap items-center gap-2 sm:ml-auto">
      <ExportCsv list={listProviders} input={input} organisation={whoami.organisation.name} />
      {add}
    </div>
  );

  const menuOf = (provider: CertificateProvider): MenuItem[] => [
    { label: t`Edit`, icon: <Pencil aria-hidden="true" />, onSelect: () => setEdited(provider) },
    {
      label: t`Delete`,
      icon: <Trash2 aria-hidden="true" />,
      variant: 'danger',
      onSelect: () => setDeleted(provider),
    },
  ];

  return (
    <>
      <Table
        {...table}
        label={t`Certificate Providers`}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        empty={<NoProviders action={add} />}
        {...(mayEdit && { rowMenu: menuOf, onOpen: setEdited })}
        {...((total > 0 || table.address.isNarrowed) && { tools })}
        {...((total >= SEARCHED_FROM || table.address.isNarrowed) && { searchLabel: t`Search providers` })}
      />
      <ProviderPanel org={org} provider={edited} onClose={() => setEdited(undefined)} />
      <DeleteProvider org={org} provider={deleted} onClose={() => setDeleted(undefined)} />
    </>
  );
}

function Add({ onAdd }: { onAdd: () => void }) {
  return (
    <Button variant="primary" aria-haspopup="dialog" icon={<Plus aria-hidden="true" />} onClick={onAdd}>
      <Trans>Add a provider</Trans>
    </Button>
  );
}

function NoProviders({ action }: { action: ReactNode }) {
  return (
    <EmptyState title={<Trans>No certificate providers yet</Trans>} picture={<Stamp />} action={action}>
      <Trans>Add the laboratories and inspection bodies that certify you, then add their certificates.</Trans>
    </EmptyState>
  );
}
