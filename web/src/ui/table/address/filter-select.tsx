import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { CONTROL } from '../../form/control-classes.ts';
import type { TableAddress } from './use-table-address.ts';

interface Props {
  /** Names the choice to anyone who hears it; what is chosen says it to everyone else. */
  label: string;
  /** The name of the filter in the address. */
  name: string;
  address: TableAddress;
  /** Options. The one of the empty text comes first and leaves nothing out. */
  children: ReactNode;
}

/** One of a few, to narrow a list down. */
export function FilterSelect({ label, name, address, children }: Props) {
  return (
    <div className="relative max-sm:flex-1">
      <select
        aria-label={label}
        value={address.filters[name] ?? ''}
        onChange={({ target }) => address.setFilter(name, target.value)}
        className={classNames(
          CONTROL,
          'h-10 cursor-pointer appearance-none truncate pr-10 sm:max-w-60 pointer-coarse:h-11',
        )}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-ink-3"
      />
    </div>
  );
}
