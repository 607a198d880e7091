import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from '../../class-names.ts';
import type { Sort } from '../address/table-address.ts';
import { PageCheck } from '../selection/page-check.tsx';
import type { Selection } from '../selection/use-selection.ts';
import type { Column, TableProps } from '../table-parts.ts';

const CELL =
  'h-10 border-y border-line bg-sunken px-4 text-left text-13 font-semibold whitespace-nowrap text-ink-3';

/** Names of the columns; those that can be sorted by are buttons. */
export function GridHead<Row>(props: TableProps<Row> & { selection: Selection | undefined }) {
  const { t } = useLingui();
  const { columns, address, selection, rowMenu } = props;
  return (
    <thead className="sticky top-0 z-2">
      <tr>
        {selection && (
          <th scope="col" className={classNames(CELL, 'w-12 pr-0 pl-2')}>
            <PageCheck selection={selection} isLabelHidden />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} sort={address.sort} onSort={address.setSort} />
        ))}
        {rowMenu && <th scope="col" aria-label={t`Actions`} className={classNames(CELL, 'w-13')} />}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

const SIGNS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { key, title, isSortable, align } = column;
  const className = classNames(CELL, align === 'end' && 'text-right');
  if (!isSortable)
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    );
  const state = sortState(key, sort);
  const StatusIcon = SIGNS[state];
  return (
    <th scope="col" aria-sort={state} className={className}>
      <button
        type="button"
        onClick={() => onSort({ by: key, order: state === 'ascending' ? 'desc' : 'asc' })}
        className={classNames(
          '-mx-1.5 inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-small px-1.5 font-[inherit] hover:text-ink',
          state !== 'none' && 'text-ink',
        )}
      >
        {title}
        <StatusIcon aria-hidden="true" className={classNames('size-3.5', state === 'none' && 'opacity-60')} />
      </button>
    </th>
  );
}

function sortState(key: string, sort: Sort | undefined) {
  if (sort?.by !== key) return 'none';
  return sort.order === 'asc' ? 'ascending' : 'descending';
}
