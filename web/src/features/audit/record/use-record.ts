import type { Whoami } from '@qrigin/domain/organisations';
import { useTableAddress } from '../../../ui/table/address/use-table-address.ts';
import { useEntries } from '../api.ts';
import { PAGE_SIZE, partOf } from '../part-of.ts';
import { entryFilter, FILTERS } from './entry-filter.ts';

/** The part of the record that the address names. */
export function useRecord({ organisation }: Whoami) {
  const address = useTableAddress({ pageSize: PAGE_SIZE, filters: FILTERS });
  const filter = entryFilter(address.filters);
  return { address, filter, ...useEntries(organisation.id, filter, partOf(address)) };
}
