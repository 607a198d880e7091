import { useLingui } from '@lingui/react/macro';
import { classNames } from '../../../ui/class-names.ts';
import { CONTROL } from '../../../ui/form/control-classes.ts';
import type { TableAddress } from '../../../ui/table/address/use-table-address.ts';

/** The day on which codes were issued, where the reader is. */
export function DayFilter({ address }: { address: TableAddress }) {
  const { t } = useLingui();
  return (
    <label className="flex items-center gap-2 text-14 font-semibold text-ink-2 max-sm:w-full">
      <span className="shrink-0">{t`Issued on`}</span>
      <input
        type="date"
        value={address.filters['date'] ?? ''}
        max="9999-12-31"
        onChange={({ target }) => address.setFilter('date', target.value)}
        className={classNames(
          CONTROL,
          // The browser's own button in a field of a day has the focus without the field having it.
          'h-10 w-auto min-w-0 font-normal focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-accent max-sm:flex-1 max-sm:px-2.5 pointer-coarse:h-11',
        )}
      />
    </label>
  );
}
