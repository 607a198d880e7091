import { useLingui } from '@lingui/react/macro';
import { COLUMNS_MAX, ROWS_MAX, type Words } from '@qrigin/domain/details';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useFormSetting } from '../../state/form-setting.ts';
import type { Cell, Grid } from './grid.ts';
import {
  HEAD,
  withColumnAt,
  withColumnMoved,
  withoutColumn,
  withoutRow,
  withRowAt,
  withRowMoved,
} from './grid.ts';
import { LineMenu } from './line-menu.tsx';
import { type CellActions, TableCell } from './table-cell.tsx';

interface LineProps {
  cells: readonly Words[];
  actions: CellActions;
  changeGrid: (update: (grid: Grid) => Grid) => void;
  /** Of what is removed next. */
  focusAfter: (cell: Cell) => void;
}

export const TableHead = memo(function TableHead({ cells, actions, changeGrid, focusAfter }: LineProps) {
  const { t } = useLingui();
  const { isReadOnly } = useFormSetting();
  return (
    <tr>
      {cells.map((words, column) => (
        <th
          // oxlint-disable-next-line react/no-array-index-key -- a column is its place
          key={column}
          scope="col"
          className="min-w-36 border-b border-line bg-sunken p-0 not-last:border-r"
        >
          <div className="flex items-center">
            <TableCell words={words} cell={{ row: HEAD, column }} actions={actions} />
            {!isReadOnly && (
              <ColumnMenu at={column} count={cells.length} changeGrid={changeGrid} focusAfter={focusAfter} />
            )}
          </div>
        </th>
      ))}
      {!isReadOnly && (
        <th
          scope="col"
          aria-label={t`Rows`}
          className="sticky right-0 w-9 border-b border-line bg-sunken p-0"
        />
      )}
    </tr>
  );
});

interface MenuProps {
  at: number;
  count: number;
  changeGrid: LineProps['changeGrid'];
  focusAfter: LineProps['focusAfter'];
}

function ColumnMenu({ at, count, changeGrid, focusAfter }: MenuProps) {
  const { t } = useLingui();
  const place = at + 1;
  return (
    <LineMenu
      label={t`Column ${place}`}
      items={[
        {
          label: t`Move left`,
          icon: <ArrowLeft aria-hidden="true" />,
          isDisabled: at === 0,
          onSelect: () => changeGrid((grid) => withColumnMoved(grid, at, at - 1)),
        },
        {
          label: t`Move right`,
          icon: <ArrowRight aria-hidden="true" />,
          isDisabled: at === count - 1,
          onSelect: () => changeGrid((grid) => withColumnMoved(grid, at, at + 1)),
        },
        {
          label: t`Add column after`,
          icon: <Plus aria-hidden="true" />,
          isDisabled: count >= COLUMNS_MAX,
          onSelect: () => changeGrid((grid) => withColumnAt(grid, at + 1)),
        },
        'separator',
        {
          label: t`Remove column`,
          icon: <Trash2 aria-hidden="true" />,
          variant: 'danger',
          isDisabled: count === 1,
          onSelect() {
            focusAfter({ row: HEAD, column: Math.min(at, count - 2) });
            changeGrid((grid) => withoutColumn(grid, at));
          },
        },
      ]}
    />
  );
}

/** One of sixty: drawn anew only when something in it changes. */
export const TableRow = memo(function TableRow(props: LineProps & { at: number; count: number }) {
  const { cells, at, count, actions, changeGrid, focusAfter } = props;
  const { isReadOnly } = useFormSetting();
  return (
    <tr className="group">
      {cells.map((words, column) => (
        <td
          // oxlint-disable-next-line react/no-array-index-key -- a column is its place
          key={column}
          className="border-line p-0 not-last:border-r group-not-last:border-b"
        >
          <TableCell words={words} cell={{ row: at, column }} actions={actions} />
        </td>
      ))}
      {!isReadOnly && (
        <td className="sticky right-0 w-9 border-l border-line bg-surface p-0 group-not-last:border-b">
          <RowMenu at={at} count={count} changeGrid={changeGrid} focusAfter={focusAfter} />
        </td>
      )}
    </tr>
  );
});

function RowMenu({ at, count, changeGrid, focusAfter }: MenuProps) {
  const { t } = useLingui();
  const place = at + 1;
  return (
    <LineMenu
      label={t`Row ${place}`}
      items={[
        {
          label: t`Move up`,
          icon: <ArrowUp aria-hidden="true" />,
          isDisabled: at === 0,
          onSelect: () => changeGrid((grid) => withRowMoved(grid, at, at - 1)),
        },
        {
          label: t`Move down`,
          icon: <ArrowDown aria-hidden="true" />,
          isDisabled: at === count - 1,
          onSelect: () => changeGrid((grid) => withRowMoved(grid, at, at + 1)),
        },
        {
          label: t`Add row below`,
          icon: <Plus aria-hidden="true" />,
          isDisabled: count >= ROWS_MAX,
          onSelect: () => changeGrid((grid) => withRowAt(grid, at + 1)),
        },
        'separator',
        {
          label: t`Remove row`,
          icon: <Trash2 aria-hidden="true" />,
          variant: 'danger',
          onSelect() {
            focusAfter({ row: Math.min(at, count - 2), column: 0 });
            changeGrid((grid) => withoutRow(grid, at));
          },
        },
      ]}
    />
  );
}
