import { useLingui } from '@lingui/react/macro';
import { classNames } from '../../class-names.ts';
import { CONTROL } from '../../form/control-classes.ts';
import { PageCheck } from '../selection/page-check.tsx';
import type { Selection } from '../selection/use-selection.ts';
import type { TableProps } from '../table-parts.ts';

/** Choosing a page and sorting, where there is no row of column names to do it in. */
export function PhoneTools<Row>({
  columns,
  address,
  selection,
}: TableProps<Row> & { selection: Selection | undefined }) {
  const { t } = useLingui();
  const sortable = columns.filter(({ isSortable }) => isSortable);
  if (!selection && sortable.length === 0) return null;
  const { sort } = address;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-sunken px-3 py-2">
      {selection && <PageCheck selection={selection} isLabelHidden={false} />}
      {sortable.length > 0 && (
        <select
          aria-label={t`Sort by`}
          value={sort ? `${sort.order} ${sort.by}` : ''}
          onChange={({ target }) => {
            const [order, ...by] = target.value.split(' ');
            address.setSort({ by: by.join(' '), order: order === 'desc' ? 'desc' : 'asc' });
          }}
          className={classNames(CONTROL, 'h-11 w-auto flex-1')}
        >
          {!sort && <option value="">{t`Sort by`}</option>}
          {sortable.flatMap(({ key, title }) => [
            <option key={`asc ${key}`} value={`asc ${key}`}>{t`${title}, ascending`}</option>,
            <option key={`desc ${key}`} value={`desc ${key}`}>{t`${title}, descending`}</option>,
          ])}
        </select>
      )}
    </div>
  );
}
