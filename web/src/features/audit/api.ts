import { type AuditEntry, listAudit, listMembers } from '@qrigin/domain/organisations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../http/call.ts';

export type Entry = AuditEntry;
/** Which entries: those of one person, of one kind of thing, of some days. */
export type EntryFilter = Pick<z.input<typeof listAudit.query>, 'actor' | 'about' | 'from' | 'to'>;

const keyOf = (org: string, ...of: unknown[]) => ['audit', org, ...of] as const;

export function fetchEntries(
  org: string,
  filter: EntryFilter,
  part: { page: number; size: number },
  signal: AbortSignal,
) {
  const query = { ...filter, page: String(part.page), page_size: String(part.size) };
  return call(listAudit, { params: { org }, query, signal });
}

export const useEntries = (org: string, filter: EntryFilter, part: { page: number; size: number }) =>
  useQuery({
    queryKey: keyOf(org, 'entries', filter, part),
    queryFn: ({ signal }) => fetchEntries(org, filter, part, signal),
    placeholderData: keepPreviousData,
  });

const AT_ONCE = 100;
/** Nobody chooses from a longer list. */
const PEOPLE_MAX = 500;

/** The people to choose from, by name, for who may see them. */
export const usePeople = (org: string, isAsked: boolean) =>
  useQuery({
    queryKey: keyOf(org, 'people'),
    queryFn: async ({ signal }) => {
      const people: { id: string; name: string }[] = [];
      for (let page = 1; ; page += 1) {
        const query = { page: String(page), page_size: String(AT_ONCE) };
        const { items, total } = await call(listMembers, { params: { org }, query, signal });
        people.push(...items.map(({ id, name }) => ({ id, name })));
        if (items.length === 0 || page * AT_ONCE >= Math.min(total, PEOPLE_MAX)) return people;
      }
    },
    enabled: isAsked,
  });
