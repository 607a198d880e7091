import { useLingui } from '@lingui/react/macro';
import { FilterSelect } from '../../../ui/table/address/filter-select.tsx';
import type { TableAddress } from '../../../ui/table/address/use-table-address.ts';

/** By status, and recalls apart from mock recalls. */
export function RecallFilters({ address }: { address: TableAddress }) {
  const { t } = useLingui();
  return (
    <div className="flex gap-2 max-sm:w-full">
      <FilterSelect label={t`Status`} name="open" address={address}>
        <option value="">{t`Any status`}</option>
        <option value="true">{t`Open`}</option>
        <option value="false">{t`Ended`}</option>
      </FilterSelect>
      <FilterSelect label={t`Type`} name="mock" address={address}>
        <option value="">{t`All types`}</option>
        <option value="false">{t`Recalls`}</option>
        <option value="true">{t`Mock recalls`}</option>
      </FilterSelect>
    </div>
  );
}
