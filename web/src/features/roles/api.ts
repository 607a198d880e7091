import * as members from '@qrigin/domain/members';
import { actOnJoin, listJoinRequests, listMembers } from '@qrigin/domain/members';
import * as contract from '@qrigin/domain/roles';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../http/call.ts';

type Body<E extends { body: z.ZodType }> = z.input<E['body']>;
export type CountedRole = z.output<typeof contract.listRoles.reply>[number];
export type { Colleague } from '@qrigin/domain/members';
export type Asking = z.output<typeof listJoinRequests.reply>['items'][number];

const keyOf = (org: string, ...of: unknown[]) => ['roles', org, ...of] as const;

const rolesQuery = (org: string) =>
  queryOptions({
    queryKey: keyOf(org, 'all'),
    queryFn: ({ signal }) => call(contract.listRoles, { params: { org }, signal }),
  });
const subrolesQuery = (org: string) =>
  queryOptions({
    queryKey: keyOf(org, 'below me'),
    queryFn: ({ signal }) => call(members.listSubroles, { params: { org }, signal }),
  });

export const useRoles = (org: string, isEnabled = true) =>
  useQuery({ ...rolesQuery(org), enabled: isEnabled });
export const useSubroles = (org: string, isEnabled: boolean) =>
  useQuery({ ...subrolesQuery(org), enabled: isEnabled });

/** Whose list, and which part of it. */
export interface PeopleView {
  /** Only who has this role. */
  roleId: string | undefined;
  page: number;
  pageSize: number;
}

interface PeoplePage {
  items: members.Colleague[];
  total: number;
}

function fetchPeople(org: string, view: PeopleView, signal: AbortSignal): Promise<PeoplePage> {
  const query = { page: String(view.page), page_size: String(view.pageSize), sort_by: 'name' } as const;
  if (view.roleId === undefined) return call(listMembers, { params: { org }, query, signal });
  return call(members.listPeopleOfRole, { params: { org, id: view.roleId }, query, signal });
}

const peopleKey = (org: string) => keyOf(org, 'people');

/** One page of the people, by name. */
export const usePeople = (org: string, view: PeopleView, isEnabled: boolean) =>
  useQuery({
    queryKey: [...peopleKey(org), view],
    queryFn: ({ signal }) => fetchPeople(org, view, signal),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });

const AT_ONCE = 100;
/** More than this no one waits for. */
export const SEARCHED_MAX = 2000;

/** All of the people, as far as they are searched: the server's list knows no search of its own. */
export const useAllPeople = (org: string, roleId: string | undefined, isEnabled: boolean) =>
  useQuery({
    queryKey: [...peopleKey(org), 'everybody', roleId],
    queryFn: async ({ signal }) => {
      // Anyone who joins meanwhile pushes others to the next page, where they appear a second time.
      const people = new Map<string, members.Colleague>();
      for (let page = 1; ; page += 1) {
        const { items, total } = await fetchPeople(org, { roleId, page, pageSize: AT_ONCE }, signal);
        for (const person of items) people.set(person.id, person);
        if (items.length === 0 || page * AT_ONCE >= Math.min(total, SEARCHED_MAX))
          return { people: [...people.values()], total };
      }
    },
    enabled: isEnabled,
  });

const JOINS_AT_ONCE = 10;

/** People waiting for approval, the longest wait first. */
export const useAsking = (org: string, isEnabled: boolean) =>
  useInfiniteQuery({
    ...infiniteQueryOptions({
      queryKey: keyOf(org, 'asking'),
      queryFn: ({ pageParam, signal }) =>
        call(listJoinRequests, {
          params: { org },
          query: {
            state: 'pending',
            sort_by: 'created_at',
            page: String(pageParam),
            page_size: String(JOINS_AT_ONCE),
          },
          signal,
        }),
      initialPageParam: 1,
      getNextPageParam: ({ page, page_size: size, total }) => (page * size < total ? page + 1 : undefined),
    }),
    enabled: isEnabled,
  });

/** Asks anew for everything about roles and who has them: one change touches counts, lists and chips alike. */
export function useRefresh(org: string) {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: keyOf(org) });
}

export const createRole = (org: string, body: Body<typeof contract.createRole>, idempotencyKey: string) =>
  call(contract.createRole, { params: { org }, body, idempotencyKey });
export const changeRole = (org: string, id: string, body: Body<typeof contract.changeRole>) =>
  call(contract.changeRole, { params: { org, id }, body });
export const deleteRole = (org: string, id: string) => call(contract.deleteRole, { params: { org, id } });

export const assignRole = (org: string, user: string, role: string) =>
  call(members.assignRole, { params: { org, user, role } });
export const removeRole = (org: string, user: string, role: string) =>
  call(members.removeRole, { params: { org, user, role } });
export const changeStatus = (org: string, user: string, status: 'active' | 'suspended') =>
  call(members.changeStatus, { params: { org, user }, body: { status } });
export const decide = (org: string, id: string, action: 'approve' | 'reject') =>
  call(actOnJoin, { params: { org }, body: { id, action } });
