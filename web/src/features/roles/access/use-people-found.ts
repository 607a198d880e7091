import { Id } from '@qrigin/domain/http';
import type { TableAddress } from '../../../ui/table/address/use-table-address.ts';
import { type Colleague, SEARCHED_MAX, useAllPeople, usePeople } from '../api.ts';

/** The server pages the people and knows who has a role; words are searched for here. */
export function usePeopleFound(org: string, { search, filters, page, pageSize }: TableAddress) {
  const isSearching = search !== '';
  const roleId = Id.safeParse(filters['of']).data;
  // Addresses are typed by people, and the server has its limits.
  const size = Math.min(pageSize, 100);
  const listed = usePeople(org, { roleId, page: Math.min(page, 10_000), pageSize: size }, !isSearching);
  const everybody = useAllPeople(org, roleId, isSearching);
  const { error, isPending, refetch } = isSearching ? everybody : listed;
  const found = everybody.data?.people.filter((person) => matches(person, search));
  return {
    people: isSearching ? found?.slice((page - 1) * size, page * size) : listed.data?.items,
    total: (isSearching ? found?.length : listed.data?.total) ?? 0,
    /** There are more people than were searched. */
    isTruncated: isSearching && (everybody.data?.total ?? 0) > SEARCHED_MAX,
    error,
    isPending,
    refetch: () => void refetch(),
  };
}

/** Whether every word is somewhere in the name, the address or a role of theirs. */
function matches({ name, email, roles }: Colleague, search: string): boolean {
  const text = [name, email, ...roles.map((role) => role.name)].join('\n').toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/u)
    .every((word) => text.includes(word));
}
