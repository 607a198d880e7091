import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import type { Packaging } from '@qrigin/domain/packaging';
import { X } from 'lucide-react';
import { Button } from '../../../../ui/button/button.tsx';
import type { TableAddress } from '../../../../ui/table/address/use-table-address.ts';
import { Table } from '../../../../ui/table/table.tsx';
import { inFours } from '../../../../ui/text/in-fours.ts';
import { packagingPath } from '../../../packaging/packaging-path.ts';
import { codePath } from '../../code-path.ts';
import { DayFilter } from '../day-filter.tsx';
import { NoCodes } from '../no-codes.tsx';
import { useCodeColumns } from './code-columns.tsx';
import { GoToNumber } from './go-to-number.tsx';
import { useCodes } from './use-codes.ts';

interface Props {
  whoami: Whoami;
  product: string;
  packaging: Packaging;
}

/** The codes of a run, of a day, or all there are. */
export function CodeList({ whoami, product, packaging }: Props) {
  const { t } = useLingui();
  const org = whoami.organisation.id;
  const { table, total } = useCodes({ org, id: packaging.id });
  const columns = useCodeColumns(org, packaging.type);
  const { address } = table;
  return (
    <Table
      {...table}
      label={t`Codes`}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ id }) => inFours(id)}
      rowLink={({ id }) => codePath(org, id)}
      empty={<NoCodes packaging={packagingPath(org, product, packaging.id)} />}
      {...((total > 0 || address.isNarrowed) && {
        tools: (
          <>
            <DayFilter address={address} />
            <RunShown address={address} />
            {total > address.pageSize && <GoToNumber address={address} total={total} />}
          </>
        ),
      })}
    />
  );
}

/** The run whose codes these are, with the way to those of all runs. */
function RunShown({ address }: { address: TableAddress }) {
  const { t } = useLingui();
  const { run } = address.filters;
  if (run === undefined) return null;
  return (
    <span className="inline-flex items-center gap-1 rounded-control bg-accent-soft py-0.5 pr-0.5 pl-3 text-14 font-semibold text-accent-text">
      <Trans>Run {run}</Trans>
      <Button
        size="s"
        variant="ghost"
        aria-label={t`Show all runs`}
        className="min-w-8 px-0 pointer-coarse:min-w-11"
        icon={<X aria-hidden="true" />}
        onClick={() => address.setFilter('run', '')}
      />
    </span>
  );
}
