import { useLingui } from '@lingui/react/macro';
import { useEventWords } from '../../../feature/event-words-context.tsx';
import type { TableAddress } from '../../../ui/table/address/use-table-address.ts';
import type { EntryFilter } from '../record/use-record.ts';
import { Choice, DayFields, PersonChoice } from './filter-fields.tsx';

interface Props {
  address: TableAddress;
  filter: EntryFilter;
  people: readonly { id: string; name: string }[];
}

/** By person, by kind of thing, by days. */
export function Filters({ address, filter, people }: Props) {
  const { t } = useLingui();
  const kinds = Object.entries(useEventWords().kinds);
  const { actor, about = '' } = filter;
  return (
    <div className="grid w-full grid-cols-2 gap-3 lg:grid-cols-4">
      <PersonChoice value={actor} people={people} onChoose={(value) => address.setFilter('actor', value)} />
      <Choice label={t`About`} value={about} onChoose={(value) => address.setFilter('about', value)}>
        <option value="">{t`Everything`}</option>
        {about !== '' && !kinds.some(([kind]) => kind === about) && <option value={about}>{about}</option>}
        {kinds.map(([kind, words]) => (
          <option key={kind} value={kind}>
            {t(words)}
          </option>
        ))}
      </Choice>
      <DayFields address={address} days={filter} />
    </div>
  );
}
