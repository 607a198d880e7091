import { listAudit } from '@qrigin/domain/audit';
import type { EntryFilter } from '../api.ts';

/** Names of the filters in the address. */
export const FILTERS = ['actor', 'about', 'from', 'to'] as const;

/** Addresses are typed and sent by people: what the server would refuse counts as not said. */
export function entryFilter(filters: Readonly<Record<string, string>>): EntryFilter {
  const given = FILTERS.filter((name) => listAudit.query.shape[name].safeParse(filters[name]).success);
  return Object.fromEntries(
    given.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])),
  );
}
