export const PAGE_SIZE = 25;

type Named = { id: string; name: string };

/** Someone who has left is no longer among the people, but is on this page. */
export function withOthers(people: readonly Named[], others: readonly (Named | null)[]): Named[] {
  const all = new Map(people.map((person) => [person.id, person]));
  for (const other of others) if (other && !all.has(other.id)) all.set(other.id, other);
  return [...all.values()];
}
