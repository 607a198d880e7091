import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { listRecalls } from '@qrigin/domain/recalls';
import { TriangleAlert } from 'lucide-react';
import { ExportCsv } from '../../../feature/export-csv/export-csv.tsx';
import { useList } from '../../../feature/use-list.ts';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { recallName } from '../words/recall-name.ts';
import { recallPath } from '../words/recall-paths.ts';
import { useRecallColumns } from './recall-columns.tsx';
import { RecallFilters } from './recall-filters.tsx';

/** Fewer than these are seen at a glance. */
const SEARCHED_FROM = 7;
const VIEW = {
  pageSize: 20,
  sort: { by: 'created_at', order: 'desc' },
  filters: ['open', 'mock'],
} as const;

interface Props {
  whoami: Whoami;
  product: string;
}

/** Recalls and mock recalls about goods of one product, the newest first. */
export function RecallList({ whoami, product }: Props) {
  const { t } = useLingui();
  const org = whoami.organisation.id;
  const { table, total, input } = useList(listRecalls, { org }, { ...VIEW, fixed: { product_id: product } });
  const columns = useRecallColumns();
  const hasSome = total > 0 || table.address.isNarrowed;
  const tools = (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full sm:ml-auto">
      <RecallFilters address={table.address} />
      <ExportCsv list={listRecalls} input={input} organisation={whoami.organisation.name} />
    </div>
  );
  return (
    <Table
      {...table}
      label={t`Recalls`}
      columns={columns}
      rowId={({ id }) => id}
      rowName={recallName}
      rowLink={({ id }) => recallPath(org, product, id)}
      empty={
        <EmptyState title={<Trans>No recalls yet</Trans>} picture={<TriangleAlert />}>
          <Trans>
            Recalls of this product appear here. Try a mock recall first: it shows you the steps and the
            numbers, and shoppers never see it.
          </Trans>
        </EmptyState>
      }
      {...(hasSome && { tools })}
      {...((total >= SEARCHED_FROM || table.address.isNarrowed) && { searchLabel: t`Search recalls` })}
    />
  );
}
