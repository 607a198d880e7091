import type { Endpoint, Input } from '@qrigin/domain/http';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../call.ts';

type EndpointBack = Endpoint & { reply: z.ZodType<{ before: string | null }> };

/**
 * The answer of a call that tells the newest first and names what to ask for next: each part is added to those before,
 * and nothing that happens meanwhile comes twice or is left out.
 */
export function useReadBack<E extends EndpointBack>(
  endpoint: E,
  inputOf: (before: string | undefined) => Input<E>,
): UseInfiniteQueryResult<InfiniteData<z.output<E['reply']>>> {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: [endpoint.name, inputOf(undefined), 'back'],
      queryFn: ({ pageParam, signal }) => call(endpoint, { ...inputOf(pageParam), signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ before }: z.output<E['reply']>) => before ?? undefined,
      meta: { reads: endpoint.reads },
    }),
  );
}
