import * as contract from '@qrigin/domain/auth';
import {
  deleteMe as deleteMeContract,
  previewDeletion as previewContract,
} from '@qrigin/domain/organisations';
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../http/call.ts';

type Body<E extends { body: z.ZodType }> = z.input<E['body']>;
export type OpenSession = z.output<typeof contract.OpenSession>;
export type Activity = contract.ActivityEntry;
export type Deletion = z.output<typeof previewContract.reply>;

const meQuery = queryOptions({
  queryKey: ['profile', 'me'],
  queryFn: ({ signal }) => call(contract.readMe, { signal }),
});
const sessionsQuery = queryOptions({
  queryKey: ['profile', 'sessions'],
  queryFn: ({ signal }) => call(contract.listMySessions, { signal }),
});

const ACTIVITY_AT_ONCE = 10;
const activityQuery = infiniteQueryOptions({
  queryKey: ['profile', 'activity'],
  queryFn: ({ pageParam, signal }) =>
    call(contract.listMyActivity, {
      query: { page: String(pageParam), page_size: String(ACTIVITY_AT_ONCE) },
      signal,
    }),
  initialPageParam: 1,
  getNextPageParam: ({ page, page_size: size, total }) => (page * size < total ? page + 1 : undefined),
  // What happens meanwhile pushes older entries to the next page, where they come a second time.
  select: ({ pages }) => ({
    entries: [...new Map(pages.flatMap(({ items }) => items).map((entry) => [entry.id, entry])).values()],
    hasRecentFailure: pages[0]?.has_recent_failure ?? false,
  }),
});

export const useActivity = () => useInfiniteQuery(activityQuery);
export const useMe = () => useQuery(meQuery);
export const useSessions = () => useQuery(sessionsQuery);

/** Asks anew for what a change may have made untrue. */
export function useRefresh() {
  const cache = useQueryClient();
  // Each of them is written down.
  const refresh = (queryKey: readonly string[]) => {
    void cache.invalidateQueries({ queryKey: activityQuery.queryKey });
    return cache.invalidateQueries({ queryKey });
  };
  return {
    me: () => refresh(meQuery.queryKey),
    sessions: () => refresh(sessionsQuery.queryKey),
  };
}

export function useChangeMe() {
  const cache = useQueryClient();
  return async (body: Body<typeof contract.changeMe>) => {
    const me = await call(contract.changeMe, { body });
    cache.setQueryData(meQuery.queryKey, me);
    return me;
  };
}

export const changePassword = (password: string) => call(contract.changePassword, { body: { password } });

export const setUpTwoFactor = () => call(contract.setUpTwoFactor, {});
export const verifyTwoFactor = (code: string) => call(contract.verifyTwoFactor, { body: { code } });
export const removeTwoFactor = () => call(contract.removeTwoFactor, {});

/** A token, or a ticket to come back with when two-factor authentication is on. */
export const signIn = (body: Body<typeof contract.signIn>) => call(contract.signIn, { body });

export const endSession = (id: string) => call(contract.endMySession, { params: { id } });

/** The session behind the token that is kept now. */
export async function findThisSession(): Promise<OpenSession | undefined> {
  return (await call(contract.listMySessions, {})).find((session) => session.is_this);
}

export const downloadMyData = () => call(contract.downloadMyData, {});
export const previewDeletion = () => call(previewContract, {});
export const deleteMe = (close_organisations: string[]) =>
  call(deleteMeContract, { body: { close_organisations } });
