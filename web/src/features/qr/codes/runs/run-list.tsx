import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import type { Packaging } from '@qrigin/domain/packaging';
import { CODES, type IssuedRun, listRuns } from '@qrigin/domain/qr';
import { Ban, Download, List } from 'lucide-react';
import { useState } from 'react';
import { may } from '../../../../feature/may.ts';
import { useList } from '../../../../feature/use-list.ts';
import type { MenuItem } from '../../../../ui/overlay/dropdown-menu.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { packagingPath } from '../../../packaging/packaging-path.ts';
import { codesPath } from '../codes-paths.ts';
import { DayFilter } from '../day-filter.tsx';
import { NoCodes } from '../no-codes.tsx';
import { DownloadRun } from './download-run.tsx';
import { useRunColumns } from './run-columns.tsx';
import { WithdrawRun } from './withdraw-run.tsx';

type Run = IssuedRun;

interface Props {
  whoami: Whoami;
  product: string;
  packaging: Packaging;
}

const VIEW = { pageSize: 20, filters: ['date'] };

/** What was issued, newest first. */
export function RunList({ whoami, product, packaging }: Props) {
  const { t } = useLingui();
  const org = whoami.organisation.id;
  const { table, total } = useList(listRuns, { org, id: packaging.id }, VIEW);
  const columns = useRunColumns(whoami);
  const [downloaded, setDownloaded] = useState<Run>();
  const [withdrawn, setWithdrawn] = useState<Run>();
  const codesOf = ({ id }: Run) =>
    codesPath(org, { product, packaging: packaging.id }, { show: 'codes', run: String(id) });

  const menuOf = (run: Run): MenuItem[] => [
    { label: t`See codes`, icon: <List aria-hidden="true" />, to: codesOf(run) },
    { label: t`Download codes`, icon: <Download aria-hidden="true" />, onSelect: () => setDownloaded(run) },
    ...(may(whoami, CODES.delete)
      ? [
          {
            label: t`Withdraw codes`,
            icon: <Ban aria-hidden="true" />,
            variant: 'danger' as const,
            onSelect: () => setWithdrawn(run),
          },
        ]
      : []),
  ];

  return (
    <>
      <Table
        {...table}
        label={t`Runs`}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowName={({ id }) => t`Run ${id}`}
        rowLink={codesOf}
        rowMenu={menuOf}
        empty={<NoCodes packaging={packagingPath(org, product, packaging.id)} />}
        {...((total > 0 || table.address.isNarrowed) && {
          tools: (
            <>
              <DayFilter address={table.address} />
              {!table.isLoading && <Sum packaging={packaging} isOneDay={table.address.isNarrowed} />}
            </>
          ),
        })}
      />
      <DownloadRun whoami={whoami} run={downloaded} onClose={() => setDownloaded(undefined)} />
      <WithdrawRun org={org} product={product} run={withdrawn} onClose={() => setWithdrawn(undefined)} />
    </>
  );
}

/** How many codes all runs have together. Of one day the list says itself how many runs there are. */
function Sum({ packaging: { issued }, isOneDay }: { packaging: Packaging; isOneDay: boolean }) {
  if (isOneDay) return null;
  return (
    <p className="text-14 text-ink-2 tabular-nums sm:ml-auto">
      <Trans>
        <Plural value={issued.codes} one="# code" other="# codes" /> in{' '}
        <Plural value={issued.runs} one="# run" other="# runs" />
      </Trans>
    </p>
  );
}
