import { type AuditEntry, listAudit, listSecurityEvents, type SecurityEntry } from '@qrigin/domain/audit';
import { listMembers } from '@qrigin/domain/members';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../http/call.ts';

export type Entry = AuditEntry;
export type SecurityEvent = SecurityEntry;
/** Which entries: those of one person, of one kind of thing, of some days. */
export type EntryFilter = Pick<z.input<typeof listAudit.query>, 'actor' | 'about' | 'from' | 'to'>;
export type SecurityFilter = Pick<z.input<typeof listSecurityEvents.query>, 'person' | 'from' | 'to'>;
type Part = { page: number; size: number };

const keyOf = (org: string, ...of: unknown[]) => ['audit', org, ...of] as const;
const inPart = ({ page, size }: Part) => ({ page: String(page), page_size: String(size) });

export const fetchEntries = (org: string, filter: EntryFilter, part: Part, signal: AbortSignal) =>
  call(listAudit, { params: { org }, query: { ...filter, ...inPart(part) }, signal });

export const fetchSecurityEvents = (org: string, filter: SecurityFilter, part: Part, signal: AbortSignal) =>
  call(listSecurityEvents, { params: { org }, query: { ...filter, ...inPart(part) }, signal });

export const useEntries = (org: string, filter: EntryFilter, part: Part) =>
  useQuery({
    queryKey: keyOf(org, 'entries', filter, part),
    queryFn: ({ signal }) => fetchEntries(org, filter, part, signal),
    placeholderData: keepPreviousData,
  });

export const useSecurityEvents = (org: string, filter: SecurityFilter, part: Part) =>
  useQuery({
    queryKey: keyOf(org, 'security', filter, part),
    queryFn: ({ signal }) => fetchSecurityEvents(org, filter, part, signal),
    placeholderData: keepPreviousData,
  });

const AT_ONCE = 100;
/** No one chooses from a longer list. */
const PEOPLE_MAX = 500;

/** The people to choose from, by name, for anyone who may see them. */
export const usePeople = (org: string, isEnabled: boolean) =>
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
    enabled: isEnabled,
  });
