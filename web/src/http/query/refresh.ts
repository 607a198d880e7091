import type { Thing } from '@qrigin/domain/declaration';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';

/** What is remembered of a call beside its answer. */
declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { reads?: readonly Thing[] };
  }
}

/** The organisation that a call is about, where its path names one. */
export function orgOf(input: unknown): { org?: string } {
  const { org } = Object(Object(input).params);
  return typeof org === 'string' ? { org } : {};
}

interface Where {
  org?: string;
  /** All but this organisation, instead of this one and what belongs to none. */
  isLeft?: boolean;
}

/** A change in one organisation says nothing about another. */
function isConcerned({ queryKey }: Query, { org, isLeft = false }: Where): boolean {
  const { org: own } = orgOf(queryKey[1]);
  return org === undefined || own === undefined || (own === org) !== isLeft;
}

/** Asks anew for every answer that shows one of these things; resolves when what is on the screen has come. */
export function refreshThings(
  cache: QueryClient,
  things: readonly Pick<Thing, 'name'>[],
  where: Where = {},
): Promise<void> {
  const names = new Set(things.map(({ name }) => name));
  return cache.invalidateQueries({
    predicate: (query) =>
      isConcerned(query, where) && !!query.meta?.reads?.some(({ name }) => names.has(name)),
  });
}

/** Asks anew for everything, but not for what someone is typing over: that is asked for once (`staleTime` for ever). */
export function refreshAll(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ predicate: (query) => !query.isStatic() });
}

/** Forgets all that is known of an organisation: the person is not in it any more. */
export function useForgetOrganisation() {
  const cache = useQueryClient();
  return (org: string) =>
    cache.removeQueries({ predicate: ({ queryKey }) => orgOf(queryKey[1]).org === org });
}
