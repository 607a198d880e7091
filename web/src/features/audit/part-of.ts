import type { TableAddress } from '../../ui/table/address/use-table-address.ts';

export const PAGE_SIZE = 25;
const PAGE_SIZE_MAX = 100;

/** As much as the server gives, whatever a typed address asks for. */
export const partOf = ({ page, pageSize }: TableAddress) => ({
  page: Math.min(page, 10_000),
  size: Math.min(pageSize, PAGE_SIZE_MAX),
});

type Named = { id: string; name: string };

/** Someone who has left is no longer among the people, but is on this page. */
export function withOthers(people: readonly Named[], others: readonly (Named | null)[]): Named[] {
  const all = new Map(people.map((person) => [person.id, person]));
  for (const other of others) if (other && !all.has(other.id)) all.set(other.id, other);
  return [...all.values()];
}
