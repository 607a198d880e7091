import { listSecurityEvents } from '@qrigin/domain/audit';
import { type Whoami } from '@qrigin/domain/organisations';
import { useTableAddress } from '../../../ui/table/address/use-table-address.ts';
import { type SecurityFilter, useSecurityEvents } from '../api.ts';
import { PAGE_SIZE, partOf } from '../part-of.ts';

/** Names of the filters in the address. */
const FILTERS = ['person', 'from', 'to'] as const;

/** Addresses are typed and sent by people: what the server would refuse counts as not said. */
function securityFilter(filters: Readonly<Partial<Record<string, string>>>): SecurityFilter {
  const { shape } = listSecurityEvents.query;
  return Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = filters[name];
      return value !== undefined && shape[name].safeParse(value).success ? [[name, value]] : [];
    }),
  );
}

/** The part of the security log that the address names. */
export function useSecurityLog({ organisation }: Whoami) {
  const address = useTableAddress({ pageSize: PAGE_SIZE, filters: FILTERS });
  const filter = securityFilter(address.filters);
  return { address, filter, ...useSecurityEvents(organisation.id, filter, partOf(address)) };
}
