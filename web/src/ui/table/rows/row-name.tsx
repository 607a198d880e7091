import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TableProps } from '../table-parts.ts';

interface Props<Row> {
  row: Row;
  onOpen: TableProps<Row>['onOpen'] | undefined;
  rowLink: TableProps<Row>['rowLink'] | undefined;
  children: ReactNode;
}

/** What makes it large enough to hit takes no room of the words around it, however many lines it has. */
const WHOLE_ROW =
  'min-h-6 min-w-6 cursor-pointer text-left pointer-coarse:-my-2.5 pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:py-2.5 font-[inherit] after:absolute after:inset-0 hover:underline';

/** The words that name a row. Where a row can be opened, a press anywhere on it does so. */
export function RowName<Row>({ row, onOpen, rowLink, children }: Props<Row>) {
  if (rowLink)
    return (
      <Link to={rowLink(row)} className={`${WHOLE_ROW} inline-block text-ink no-underline`}>
        {children}
      </Link>
    );
  if (!onOpen) return children;
  return (
    <button type="button" onClick={() => onOpen(row)} className={WHOLE_ROW}>
      {children}
    </button>
  );
}
