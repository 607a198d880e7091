import { SearchField } from './address/search-field.tsx';
import type { TableProps } from './table-parts.ts';

/** Search, filters and buttons above the list. */
export function Toolbar<Row>({ address, searchLabel, tools }: TableProps<Row>) {
  if (searchLabel === undefined && !tools) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 p-3">
      {searchLabel !== undefined && <SearchField label={searchLabel} address={address} />}
      {tools}
    </div>
  );
}
