import { type Endpoint, PAGE_MAX, PAGE_SIZE_MAX } from '@qrigin/domain/http';
import { safeParse, type z } from 'zod';
import type { TableAddress } from './use-table-address.ts';

/** What the address asks a list for, as far as the list knows it: people type addresses, and what it does not know counts as not said. */
export function listQuery<E extends Endpoint>(
  endpoint: E,
  { query }: Pick<TableAddress, 'query'>,
): z.input<E['query']> {
  const shape: Readonly<Record<string, z.core.$ZodType>> = endpoint.query.shape;
  const known = Object.entries(query)
    .map(([name, value]) => [name, String(atMost(name, value))] as const)
    .filter(([name, value]) => {
      const field = shape[name];
      return field !== undefined && safeParse(field, value).success;
    });
  const { sort_order: order, ...rest } = Object.fromEntries(known);
  // An order of what it is not sorted by means nothing.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each of them is one that the schema takes
  return (rest['sort_by'] ? { ...rest, sort_order: order } : rest) as z.input<E['query']>;
}

const MOST: Readonly<Record<string, number>> = { page: PAGE_MAX, page_size: PAGE_SIZE_MAX };

/** As much as the server gives, whatever a typed address asks for. */
function atMost(name: string, value: unknown): unknown {
  const most = MOST[name];
  return most === undefined ? value : Math.min(Number(value), most);
}
