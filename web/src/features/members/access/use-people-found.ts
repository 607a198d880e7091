import { Id } from '@qrigin/domain/http';
import { listMembers, listPeopleOfRole } from '@qrigin/domain/members';
import { useRead } from '../../../http/query/use-read.ts';
import { listQuery } from '../../../ui/table/address/list-query.ts';
import type { TableAddress } from '../../../ui/table/address/use-table-address.ts';

/** The people whom the address asks for: all, or those of one role. */
export function usePeopleFound(org: string, address: TableAddress) {
  const role = Id.safeParse(address.filters['of']).data;
  const wish = { keepsPrevious: true };
  const all = useRead(
    listMembers,
    { params: { org }, query: listQuery(listMembers, address) },
    { ...wish, isEnabled: role === undefined },
  );
  const ofRole = useRead(
    listPeopleOfRole,
    { params: { org, id: role ?? '' }, query: listQuery(listPeopleOfRole, address) },
    { ...wish, isEnabled: role !== undefined },
  );
  return role === undefined ? all : ofRole;
}
