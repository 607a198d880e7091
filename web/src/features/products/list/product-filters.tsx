import { useLingui } from '@lingui/react/macro';
import { FilterSelect } from '../../../ui/table/address/filter-select.tsx';
import type { TableAddress } from '../../../ui/table/address/use-table-address.ts';

/** By type and by status. */
export function ProductFilters({ address }: { address: TableAddress }) {
  const { t } = useLingui();
  return (
    <div className="flex gap-2 max-sm:w-full">
      <FilterSelect label={t`Type`} name="nature" address={address}>
        <option value="">{t`All types`}</option>
        <option value="dynamic">{t`Dynamic`}</option>
        <option value="static">{t`Static`}</option>
      </FilterSelect>
      <FilterSelect label={t`Status`} name="status" address={address}>
        <option value="">{t`Any status`}</option>
        <option value="active">{t`Active`}</option>
        <option value="inactive">{t`Inactive`}</option>
      </FilterSelect>
    </div>
  );
}
