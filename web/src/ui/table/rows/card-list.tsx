import { classNames } from '../../class-names.ts';
import { RowCheck } from '../selection/row-check.tsx';
import type { Selection } from '../selection/use-selection.ts';
import type { TableProps } from '../table-parts.ts';
import { RowMenu } from './row-menu.tsx';
import { RowName } from './row-name.tsx';
import { useVirtualRows } from './use-virtual-rows.ts';

const CARD_HEIGHT = 112;

type Props<Row> = TableProps<Row> & { selection: Selection | undefined };

/** The rows as a list of cards, for narrow screens. */
export function CardList<Row>(props: Props<Row>) {
  const { label, rows, rowId } = props;
  const { scroller, isVirtual, indexes, before, after, measure } = useVirtualRows(rows.length, CARD_HEIGHT);
  return (
    <div
      ref={scroller}
      // A part that scrolls can be scrolled with keys.
      {...(isVirtual && { tabIndex: 0, role: 'group', 'aria-label': label })}
      className={classNames('border-t border-line', isVirtual && 'max-h-[70vh] overflow-y-auto')}
    >
      <ul aria-label={label} className="list-none" style={{ paddingTop: before, paddingBottom: after }}>
        {indexes.map((at) => {
          const row = rows[at];
          return row === undefined ? null : (
            <li
              key={rowId(row)}
              ref={measure}
              data-index={at}
              {...(isVirtual && { 'aria-setsize': rows.length, 'aria-posinset': at + 1 })}
              className="border-b border-line"
            >
              <RowCard {...props} row={row} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function RowCard<Row>({
  row,
  columns,
  rowId,
  rowName,
  rowPicture,
  rowMenu,
  onOpen,
  rowLink,
  selection,
}: Props<Row> & { row: Row }) {
  const id = rowId(row);
  const name = rowName(row);
  const [first, ...others] = columns;
  return (
    <div
      data-chosen={selection?.has(id) || undefined}
      className="relative flex items-start gap-1 px-2 py-2 data-chosen:bg-accent-soft"
    >
      {selection && <RowCheck id={id} name={name} selection={selection} />}
      {rowPicture && <div className="mt-2 ml-2">{rowPicture(row)}</div>}
      <div className="min-w-0 flex-1 px-2 py-1.5 pointer-coarse:py-2.5">
        <div
          className={classNames(
            'font-semibold wrap-anywhere',
            first?.isMono && 'font-mono text-15 tracking-tight',
          )}
        >
          {first && (
            <RowName row={row} onOpen={onOpen} rowLink={rowLink}>
              {first.cell(row)}
            </RowName>
          )}
        </div>
        <dl className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-14">
          {others
            .filter(({ hidesOnPhone }) => !hidesOnPhone)
            .map(({ key, title, cell, isMono, explainsItself }) => (
              <div key={key} className="flex min-w-0 items-baseline gap-1.5">
                <dt className={explainsItself ? 'sr-only' : 'text-ink-3'}>{title}</dt>
                <dd className={classNames('m-0 min-w-0 wrap-anywhere tabular-nums', isMono && 'font-mono')}>
                  {cell(row)}
                </dd>
              </div>
            ))}
        </dl>
      </div>
      {rowMenu && <RowMenu name={name} items={rowMenu(row)} />}
    </div>
  );
}
