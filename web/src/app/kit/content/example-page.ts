import type { TableView } from '../../../ui/table/address/table-address.ts';
import type { ExampleCode } from './example-codes.ts';

/** Does what a server does with a list. */
export function examplePage(all: readonly ExampleCode[], { search, sort, page, pageSize }: TableView) {
  const wanted = search.toLowerCase();
  const found = all.filter(({ batch, pack }) => `${batch} ${pack}`.toLowerCase().includes(wanted));
  if (sort)
    found.sort((one, other) =>
      sortValue(one, sort.by).localeCompare(sortValue(other, sort.by), 'en', { numeric: true }),
    );
  if (sort?.order === 'desc') found.reverse();
  return { total: found.length, rows: found.slice((page - 1) * pageSize, page * pageSize) };
}

function sortValue(code: ExampleCode, by: string): string {
  if (by === 'scans') return String(code.scans);
  return by === 'pack' ? code.pack : code.batch;
}
