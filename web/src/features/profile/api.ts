import * as contract from '@qrigin/domain/auth';
import {
  deleteMe as deleteMeContract,
  previewDeletion as previewContract,
} from '@qrigin/domain/organisations';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../http/call.ts';

type Body<E extends { body: z.ZodType }> = z.input<E['body']>;
export type OpenSession = z.output<typeof contract.OpenSession>;
export type Deletion = z.output<typeof previewContract.reply>;

const meQuery = queryOptions({
  queryKey: ['profile', 'me'],
  queryFn: ({ signal }) => call(contract.readMe, { signal }),
});
const sessionsQuery = queryOptions({
  queryKey: ['profile', 'sessions'],
  queryFn: ({ signal }) => call(contract.listMySessions, { signal }),
});

export const useMe = () => useQuery(meQuery);
export const useSessions = () => useQuery(sessionsQuery);

/** Asks anew for what a change may have made untrue. */
export function useRefresh() {
  const cache = useQueryClient();
  return {
    me: () => cache.invalidateQueries({ queryKey: meQuery.queryKey }),
    sessions: () => cache.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
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

/** A token, or a ticket to come back with when the second factor is on. */
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
