import { classNames } from '../../class-names.ts';
import type { Selection } from '../selection/use-selection.ts';
import type { TableProps } from '../table-parts.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { useVirtualRows } from './use-virtual-rows.ts';

const ROW_HEIGHT = 52;

/** The rows as a table. */
export function Grid<Row>(props: TableProps<Row> & { selection: Selection | undefined }) {
  const { label, rows, rowId } = props;
  const { scroller, isVirtual, indexes, before, after } = useVirtualRows(rows.length, ROW_HEIGHT);
  return (
    <div
      ref={scroller}
      // A part that scrolls can be scrolled with keys.
      {...(isVirtual && { tabIndex: 0, role: 'group', 'aria-label': label })}
      className={classNames('overflow-x-auto', isVirtual && 'max-h-[max(320px,70vh)] overflow-y-auto')}
    >
      <table
        aria-label={label}
        aria-rowcount={isVirtual ? rows.length + 1 : undefined}
        className="w-full border-collapse text-15"
      >
        <GridHead {...props} />
        <tbody>
          <Filler height={before} />
          {indexes.map((at) => {
            const row = rows[at];
            return row === undefined ? null : (
              <GridRow key={rowId(row)} {...props} row={row} index={isVirtual ? at + 2 : undefined} />
            );
          })}
          <Filler height={after} />
        </tbody>
      </table>
    </div>
  );
}

/** As high as the rows that are not drawn. */
function Filler({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null;
}
