import { listSecurityEvents } from '@qrigin/domain/audit';
import type { Whoami } from '@qrigin/domain/organisations';
import { useRead } from '../../../http/query/use-read.ts';
import { listQuery } from '../../../ui/table/address/list-query.ts';
import { useTableAddress } from '../../../ui/table/address/use-table-address.ts';
import { PAGE_SIZE } from '../people-choice.ts';

/** The part of the security log that the address names. */
export function useSecurityLog({ organisation }: Whoami) {
  const address = useTableAddress({ pageSize: PAGE_SIZE, filters: ['person', 'from', 'to'] });
  const query = listQuery(listSecurityEvents, address);
  const read = useRead(
    listSecurityEvents,
    { params: { org: organisation.id }, query },
    { keepsPrevious: true },
  );
  return { address, query, ...read };
}
