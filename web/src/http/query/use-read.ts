import type { Endpoint, Input, Page } from '@qrigin/domain/http';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../call.ts';

type Reply<E extends Endpoint> = z.output<E['reply']>;

interface Wish {
  /** Whether to ask at all; yes unless said otherwise. */
  isEnabled?: boolean;
  /** Shows the answer to the last question until the new one comes: a list that is paged does not blink. */
  keepsPrevious?: boolean;
  /** Asked for anew whenever the screen opens and never while it is: someone is typing over it. */
  isAskedOnce?: boolean;
}

function optionsOf({ isEnabled = true, keepsPrevious, isAskedOnce }: Wish) {
  return {
    enabled: isEnabled,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...(isAskedOnce && { staleTime: 'static' as const, gcTime: 0 }),
  };
}

const questionOf = <E extends Endpoint>(endpoint: E, input: Input<E>) =>
  queryOptions({
    queryKey: [endpoint.name, input],
    queryFn: ({ signal }) => call(endpoint, { ...input, signal }),
    meta: { reads: endpoint.reads },
  });

/**
 * The answer of a call that reads. It is kept under the call's name and input, and asked for anew when something changes
 * that the call declares to read.
 */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  wish: Wish = {},
): UseQueryResult<Reply<E>> {
  return useQuery({ ...questionOf(endpoint, input), ...optionsOf(wish) });
}

/** The same for several calls that are known only while the page is shown. Answers are in the order of the questions. */
export function useReads<E extends Endpoint>(
  questions: readonly { endpoint: E; input: Input<E> }[],
  wish: Wish = {},
): UseQueryResult<Reply<E>>[] {
  return useQueries({
    queries: questions.map(({ endpoint, input }) => ({
      ...questionOf(endpoint, input),
      ...optionsOf(wish),
    })),
  });
}

interface Pages<Answer> {
  /** Whether there is more after these pages. */
  hasMore: (last: Answer, pages: readonly Answer[]) => boolean;
}

/** The same for an answer that comes page by page, each added to those before. */
export function useReadPages<E extends Endpoint>(
  endpoint: E,
  inputOf: (page: number) => Input<E>,
  { hasMore, ...wish }: Wish & Pages<Reply<E>>,
): UseInfiniteQueryResult<InfiniteData<Reply<E>>> {
  return useInfiniteQuery({
    ...infiniteQueryOptions({
      queryKey: [endpoint.name, inputOf(1), 'pages'],
      queryFn: ({ pageParam, signal }) => call(endpoint, { ...inputOf(pageParam), signal }),
      initialPageParam: 1,
      getNextPageParam: (last: Reply<E>, pages: Reply<E>[]) =>
        hasMore(last, pages) ? pages.length + 1 : undefined,
      meta: { reads: endpoint.reads },
    }),
    ...optionsOf(wish),
  });
}

/** All rows of a list that someone chooses from, page by page, up to as many as anyone would look through. */
export function useReadRows<E extends Endpoint & { reply: z.ZodType<Page<unknown>> }>(
  endpoint: E,
  inputOf: (page: number) => Input<E>,
  { max, ...wish }: Wish & { max: number },
): UseQueryResult<Reply<E>['items']> {
  return useQuery({
    ...queryOptions({
      queryKey: [endpoint.name, inputOf(1), 'rows'],
      queryFn: async ({ signal }) => {
        const rows: Reply<E>['items'] = [];
        for (let page = 1; ; page += 1) {
          const answer = await call(endpoint, { ...inputOf(page), signal });
          rows.push(...answer.items);
          if (answer.items.length === 0 || rows.length >= max || !hasMoreRows(answer)) return rows;
        }
      },
      meta: { reads: endpoint.reads },
    }),
    ...optionsOf(wish),
  });
}

/** For `hasMore` of every list that says how many there are. */
export const hasMoreRows = ({ page, page_size: size, total }: Page<unknown>): boolean => page * size < total;

/** What happens meanwhile pushes older rows to the next page, where they come a second time. */
export function rowsOf<Row extends { id: string }>(pages: readonly Page<Row>[] | undefined): Row[] {
  return [...new Map(pages?.flatMap(({ items }) => items).map((row) => [row.id, row])).values()];
}
