import { classNames } from '../../class-names.ts';
import { RowCheck } from '../selection/row-check.tsx';
import type { Selection } from '../selection/use-selection.ts';
import type { TableProps } from '../table-parts.ts';
import { RowMenu } from './row-menu.tsx';
import { RowName } from './row-name.tsx';

const CELL = 'h-13 border-b border-line px-4 py-1';

type Props<Row> = TableProps<Row> & {
  row: Row;
  selection: Selection | undefined;
  /** Its place among all rows, when not all are drawn. */
  index: number | undefined;
};

export function GridRow<Row>({
  row,
  columns,
  rowId,
  rowName,
  rowPicture,
  rowMenu,
  onOpen,
  rowLink,
  selection,
  index,
}: Props<Row>) {
  const id = rowId(row);
  const name = rowName(row);
  const isChosen = selection?.has(id) ?? false;
  return (
    <tr
      data-chosen={isChosen || undefined}
      aria-rowindex={index}
      className={classNames(
        'relative',
        isChosen ? 'bg-accent-soft' : 'hover:bg-[color-mix(in_srgb,var(--ink)_3%,transparent)]',
      )}
    >
      {selection && (
        <td className={classNames(CELL, 'pr-0 pl-2')}>
          <RowCheck id={id} name={name} selection={selection} />
        </td>
      )}
      {columns.map(({ key, cell, align, isMono }, at) => (
        <td
          key={key}
          className={classNames(
            CELL,
            align === 'end' && 'text-right tabular-nums',
            isMono && 'font-mono text-14 tracking-tight whitespace-nowrap',
          )}
        >
          {at > 0 && cell(row)}
          {at === 0 && (
            <div className={rowPicture && 'flex items-center gap-3'}>
              {rowPicture?.(row)}
              <RowName row={row} onOpen={onOpen} rowLink={rowLink}>
                {cell(row)}
              </RowName>
            </div>
          )}
        </td>
      ))}
      {rowMenu && (
        <td className={classNames(CELL, 'pr-2.5 pl-0 text-right')}>
          <RowMenu name={name} items={rowMenu(row)} />
        </td>
      )}
    </tr>
  );
}
