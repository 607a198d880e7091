import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { CONTROL } from '../../ui/form/control-classes.ts';
import type { TableAddress } from '../../ui/table/address/use-table-address.ts';
import type { EntryFilter } from './api.ts';
import { KINDS } from './sentences/kinds.ts';

interface Props {
  address: TableAddress;
  filter: EntryFilter;
  people: readonly { id: string; name: string }[];
}

const FIELD = classNames(
  CONTROL,
  // The browser's own button in a field of a day has the focus without the field having it.
  'h-10 min-w-0 font-normal max-sm:px-2.5 pointer-coarse:h-11 group-focus-within:outline-2 group-focus-within:-outline-offset-1 group-focus-within:outline-accent',
);

/** By person, by kind of thing, by days. */
export function Filters({ address, filter, people }: Props) {
  const { t } = useLingui();
  const { actor = '', about = '', from = '', to = '' } = filter;
  return (
    <div className="grid w-full grid-cols-2 gap-3 lg:grid-cols-4">
      <Choice label={t`Person`} value={actor} onChoose={(value) => address.setFilter('actor', value)}>
        <option value="">{t`Everybody`}</option>
        {actor !== '' && !people.some(({ id }) => id === actor) && (
          <option value={actor}>{t`Somebody else`}</option>
        )}
        {people.map(({ id, name }) => (
          <option key={id} value={id} translate="no">
            {name}
          </option>
        ))}
      </Choice>
      <Choice label={t`About`} value={about} onChoose={(value) => address.setFilter('about', value)}>
        <option value="">{t`Everything`}</option>
        {about !== '' && !KINDS.some(([kind]) => kind === about) && <option value={about}>{about}</option>}
        {KINDS.map(([kind, words]) => (
          <option key={kind} value={kind}>
            {t(words)}
          </option>
        ))}
      </Choice>
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
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
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
