import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { type Batch, listBatches, PRODUCTS } from '@qrigin/domain/products';
import { Boxes, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ExportCsv } from '../../../feature/export-csv/export-csv.tsx';
import { useBatchEntries } from '../../../feature/features-context.ts';
import { ImportLink } from '../../../feature/import-link.tsx';
import { may } from '../../../feature/may.ts';
import { useList } from '../../../feature/use-list.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { MenuItem } from '../../../ui/overlay/dropdown-menu.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { useBatchColumns } from './batch-columns.tsx';
import { BatchPanel } from './batch-panel.tsx';
import { DeleteBatch } from './delete-batch.tsx';

/** Fewer than these are seen at a glance. */
const SEARCHED_FROM = 7;
const VIEW = { pageSize: 20 };

/** What was made of one product, newest first unless asked otherwise, as the server has it. */
export function BatchList({ whoami, product }: { whoami: Whoami; product: string }) {
  const { t } = useLingui();
  const org = whoami.organisation.id;
  const mayEdit = may(whoami, PRODUCTS.edit);
  const { table, total, input, readAt } = useList(listBatches, { org, id: product }, VIEW);
  const columns = useBatchColumns(readAt);
  /** What the panel is about: a batch, or one that is new. */
  const [edited, setEdited] = useState<Batch | 'new'>();
  const [deleted, setDeleted] = useState<Batch>();
  const hasSome = total > 0 || table.address.isNarrowed;
  const add = mayEdit && <Add onAdd={() => setEdited('new')} />;

  const tools = (
    <div className="flex flex-wrap items-center gap-2 sm:ml-auto">
      {mayEdit && <ImportLink org={org} kind="batches" />}
      <ExportCsv list={listBatches} input={input} organisation={whoami.organisation.name} />
      {add}
    </div>
  );

  const entriesOf = useBatchEntries(whoami);
  const hasMenu = mayEdit || entriesOf('').length > 0;
  const menuOf = (batch: Batch): MenuItem[] => {
    const pages = entriesOf(batch.id).map(
      ({ to, words, Icon }): MenuItem => ({ label: t(words), icon: <Icon aria-hidden="true" />, to }),
    );
    if (!mayEdit) return pages;
    return [
      { label: t`Edit`, icon: <Pencil aria-hidden="true" />, onSelect: () => setEdited(batch) },
      ...pages,
      {
        label: t`Delete`,
        icon: <Trash2 aria-hidden="true" />,
        variant: 'danger',
        onSelect: () => setDeleted(batch),
      },
    ];
  };

  return (
    <>
      <Table
        {...table}
        label={t`Batches`}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ lot_code: number }) => number}
        empty={
          <NoBatches
            action={
              add && (
                <>
                  {add}
                  <ImportLink org={org} kind="batches" />
                </>
              )
            }
          />
        }
        {...(hasMenu && { rowMenu: menuOf })}
        {...(mayEdit && { onOpen: setEdited })}
        {...(hasSome && { tools })}
        {...((total >= SEARCHED_FROM || table.address.isNarrowed) && { searchLabel: t`Search batches` })}
      />
      <BatchPanel org={org} product={product} batch={edited} onClose={() => setEdited(undefined)} />
      <DeleteBatch org={org} product={product} batch={deleted} onClose={() => setDeleted(undefined)} />
    </>
  );
}

function Add({ onAdd }: { onAdd: () => void }) {
  return (
    <Button variant="primary" aria-haspopup="dialog" icon={<Plus aria-hidden="true" />} onClick={onAdd}>
      <Trans>Add a batch</Trans>
    </Button>
  );
}

function NoBatches({ action }: { action: ReactNode }) {
  return (
    <EmptyState title={<Trans>No batches yet</Trans>} picture={<Boxes />} action={action}>
      <Trans>
        Add a batch for each production run. Shoppers see its dates, and you can recall it as a whole.
      </Trans>
    </EmptyState>
  );
}
