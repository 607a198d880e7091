import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { CONTROL } from '../../../ui/form/control-classes.ts';
import type { TableAddress } from '../../../ui/table/address/use-table-address.ts';

const FIELD = classNames(
  CONTROL,
  // The browser's own button in a field of a day has the focus without the field having it.
  'h-10 min-w-0 font-normal max-sm:px-2.5 pointer-coarse:h-11 group-focus-within:outline-2 group-focus-within:-outline-offset-1 group-focus-within:outline-accent',
);

interface PersonProps {
  value: string | undefined;
  people: readonly { id: string; name: string }[];
  onChoose: (value: string) => void;
}

export function PersonChoice({ value = '', people, onChoose }: PersonProps) {
  const { t } = useLingui();
  return (
    <Choice label={t`Person`} value={value} onChoose={onChoose}>
      <option value="">{t`Everyone`}</option>
      {value !== '' && !people.some(({ id }) => id === value) && (
        <option value={value}>{t`Someone else`}</option>
      )}
      {people.map(({ id, name }) => (
        <option key={id} value={id} translate="no">
          {name}
        </option>
      ))}
    </Choice>
  );
}

interface DaysProps {
  address: TableAddress;
  days: { from?: string | undefined; to?: string | undefined };
}

/** The first and the last day. */
export function DayFields({ address, days: { from = '', to = '' } }: DaysProps) {
  const { t } = useLingui();
  return (
    <>
      <Labelled label={t`From`}>
        <input
          type="date"
          value={from}
          max={to || undefined}
          onChange={({ target }) => address.setFilter('from', target.value)}
          className={FIELD}
        />
      </Labelled>
      <Labelled label={t`To`}>
        <input
          type="date"
          value={to}
          min={from || undefined}
          onChange={({ target }) => address.setFilter('to', target.value)}
          className={FIELD}
        />
      </Labelled>
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

export function Choice({ label, value, onChoose, children }: ChoiceProps) {
  return (
    <Labelled label={label}>
      <span className="relative">
        <select
          value={value}
          onChange={({ target }) => onChoose(target.value)}
          className={classNames(FIELD, 'cursor-pointer appearance-none truncate pr-9')}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-ink-3"
        />
      </span>
    </Labelled>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="group grid min-w-0 gap-1 text-13 font-semibold text-ink-2">
      {label}
      {children}
    </label>
  );
}
