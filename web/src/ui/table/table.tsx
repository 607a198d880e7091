import { Card } from '../page/card.tsx';
import { useMedia } from '../use-media.ts';
import { Pager } from './address/pager.tsx';
import { CardList } from './rows/card-list.tsx';
import { Grid } from './rows/grid.tsx';
import { PhoneTools } from './rows/phone-tools.tsx';
import { BulkBar } from './selection/bulk-bar.tsx';
import { useSelection } from './selection/use-selection.ts';
import type { TableProps } from './table-parts.ts';
import { stateOf, TableState } from './table-state.tsx';
import { Toolbar } from './toolbar.tsx';

const PHONE = '(width < 640px)';

/**
 * A list that the server pages, sorts and searches. Its view is in the address (`useTableAddress`). On a phone its
 * rows are cards of a list.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, address, rows, rowId, total, isLoading = false, bulk } = props;
  const isPhone = useMedia(PHONE);
  const list = JSON.stringify([address.search, address.filters]);
  const selection = useSelection(rows.map(rowId), total, list);
  const state = stateOf(props);
  const hasRows = state === 'rows' || state === 'loading';
  const shownSelection = bulk && selection;
  const Rows = isPhone ? CardList : Grid;
  return (
    <section aria-label={label} aria-busy={isLoading} className="grid gap-3">
      <Card className="overflow-hidden">
        <Toolbar {...props} />
        {isPhone && state === 'rows' && <PhoneTools {...props} selection={shownSelection} />}
        {state === 'rows' ? (
          <Rows {...props} selection={shownSelection} />
        ) : (
          <TableState {...props} state={state} />
        )}
        {state === 'rows' && <Pager address={address} total={total} shown={rows.length} />}
      </Card>
      {bulk && hasRows && selection.count > 0 && (
        <BulkBar actions={bulk} selection={selection} total={total} />
      )}
    </section>
  );
}
