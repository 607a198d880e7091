import type { Endpoint, Input, Page } from '@qrigin/domain/http';
import type { z } from 'zod';
import { useRead } from '../http/query/use-read.ts';
import { listQuery } from '../ui/table/address/list-query.ts';
import type { TableDefaults } from '../ui/table/address/table-address.ts';
import { useTableAddress } from '../ui/table/address/use-table-address.ts';

type ListEndpoint = Endpoint & { reply: z.ZodType<Page<unknown>> };
type RowOf<E extends ListEndpoint> = z.output<E['reply']>['items'][number];

/** What is asked for whatever the address says: the page is about it. */
interface Fixed {
  fixed?: Readonly<Record<string, string>>;
}

/**
 * A list as the address asks for it: its search, filters, order and page. `table` is what a table needs of it, and `input`
 * what the call was asked with.
 */
export function useList<E extends ListEndpoint>(
  list: E,
  params: z.input<E['params']>,
  { fixed, ...defaults }: TableDefaults & Fixed = {},
) {
  const address = useTableAddress(defaults);
  const query = { ...listQuery(list, address), ...fixed };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the types that the endpoint itself names
  const input = { params, query } as unknown as Input<E>;
  const { data, dataUpdatedAt, error, isPending, refetch } = useRead(list, input, { keepsPrevious: true });
  const rows: RowOf<E>[] = data?.items ?? [];
  return {
    query,
    input,
    error,
    total: data?.total ?? 0,
    /** When the server answered: what is said of times is said of then. */
    readAt: new Date(dataUpdatedAt),
    table: {
      address,
      rows,
      total: data?.total ?? 0,
      isLoading: isPending,
      error: data ? undefined : error,
      onRetry: () => void refetch(),
    },
  };
}
