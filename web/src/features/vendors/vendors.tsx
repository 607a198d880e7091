import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { listVendors, VENDORS, type VendorRow } from '@qrigin/domain/vendors';
import { Handshake, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ExportCsv } from '../../feature/export-csv/export-csv.tsx';
import { ImportLink } from '../../feature/import-link.tsx';
import { may } from '../../feature/may.ts';
import { useList } from '../../feature/use-list.ts';
import { Button } from '../../ui/button/button.tsx';
import type { MenuItem } from '../../ui/overlay/dropdown-menu.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Table } from '../../ui/table/table.tsx';
import { DeleteVendor } from './delete-vendor.tsx';
import { useVendorColumns } from './vendor-columns.tsx';
import { VendorPanel } from './vendor-panel.tsx';

/** Fewer than these are seen at a glance. */
const SEARCHED_FROM = 7;

/** Those who have a hand in what the organisation makes. */
export function Vendors({ whoami }: { whoami: Whoami }) {
  const { t } = useLingui();
  const org = whoami.organisation.id;
  const mayEdit = may(whoami, VENDORS.edit);
  const { table, total, input } = useList(
    listVendors,
    { org },
    { pageSize: 20, sort: { by: 'name', order: 'asc' } },
  );
  const columns = useVendorColumns();
  /** What the panel is about: a vendor, or one that is new. */
  const [edited, setEdited] = useState<VendorRow | 'new'>();
  const [deleted, setDeleted] = useState<VendorRow>();

  const tools = (
    <div className="flex flex-wrap items-center gap-2 sm:ml-auto">
      {mayEdit && <ImportLink org={org} kind="vendors" />}
      <ExportCsv list={listVendors} input={input} organisation={whoami.organisation.name} />
      {mayEdit && <Add onAdd={() => setEdited('new')} />}
    </div>
  );

  const menuOf = (vendor: VendorRow): MenuItem[] => [
    { label: t`Edit`, icon: <Pencil aria-hidden="true" />, onSelect: () => setEdited(vendor) },
    {
      label: t`Delete`,
      icon: <Trash2 aria-hidden="true" />,
      variant: 'danger',
      onSelect: () => setDeleted(vendor),
    },
  ];

  return (
    <>
      <Table
        {...table}
        label={t`Vendors`}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        empty={
          <NoVendors
            action={
              mayEdit && (
                <>
                  <Add onAdd={() => setEdited('new')} />
                  <ImportLink org={org} kind="vendors" />
                </>
              )
            }
          />
        }
        onOpen={setEdited}
        {...(mayEdit && { rowMenu: menuOf })}
        {...((total > 0 || table.address.isNarrowed) && { tools })}
        {...((total >= SEARCHED_FROM || table.address.isNarrowed) && { searchLabel: t`Search vendors` })}
      />
      <VendorPanel org={org} vendor={edited} isReadOnly={!mayEdit} onClose={() => setEdited(undefined)} />
      <DeleteVendor org={org} vendor={deleted} onClose={() => setDeleted(undefined)} />
    </>
  );
}

function Add({ onAdd }: { onAdd: () => void }) {
  return (
    <Button variant="primary" aria-haspopup="dialog" icon={<Plus aria-hidden="true" />} onClick={onAdd}>
      <Trans>Add a vendor</Trans>
    </Button>
  );
}

function NoVendors({ action }: { action: React.ReactNode }) {
  return (
    <EmptyState title={<Trans>No vendors yet</Trans>} picture={<Handshake />} action={action}>
      <Trans>Add the people and companies you buy from, so that product pages can name them.</Trans>
    </EmptyState>
  );
}
