import { PAGE_SIZE_MAX } from '@qrigin/domain/http';
import { listNamedVendors, type VendorRow } from '@qrigin/domain/vendors';
import { useMemo } from 'react';
import { useRead } from '../../http/query/use-read.ts';

/** The vendors that a page names, by their ids, as many as one answer has; one that is not known yet, or was deleted, is missing. */
export function useNamedVendors(org: string, ids: readonly string[]): Readonly<Record<string, VendorRow>> {
  const { data } = useRead(
    listNamedVendors,
    {
      params: { org },
      query: { ids: ids.slice(0, PAGE_SIZE_MAX).join(','), page_size: String(PAGE_SIZE_MAX) },
    },
    { isEnabled: ids.length > 0, keepsPrevious: true },
  );
  return useMemo(() => Object.fromEntries(data?.items.map((vendor) => [vendor.id, vendor]) ?? []), [data]);
}
