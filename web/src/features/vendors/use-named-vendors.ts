import { PAGE_SIZE_MAX } from '@qrigin/domain/http';
import { listNamedVendors, type VendorRow } from '@qrigin/domain/vendors';
import { useMemo } from 'react';
import { useRead } from '../../http/query/use-read.ts';

interface Named {
  /** By their ids. */
  vendors: Readonly<Record<string, VendorRow>>;
  /** Whether this is the answer about these ids: whichever of them is missing was deleted. */
  isLoaded: boolean;
}

/** The vendors that a page names, as many as one answer has; one that is not known yet, or was deleted, is missing. */
export function useNamedVendors(org: string, ids: readonly string[]): Named {
  const { data, isSuccess, isPlaceholderData } = useRead(
    listNamedVendors,
    {
      params: { org },
      query: { ids: ids.slice(0, PAGE_SIZE_MAX).join(','), page_size: String(PAGE_SIZE_MAX) },
    },
    { isEnabled: ids.length > 0, keepsPrevious: true },
  );
  const vendors = useMemo(
    () => Object.fromEntries(data?.items.map((vendor) => [vendor.id, vendor]) ?? []),
    [data],
  );
  return { vendors, isLoaded: isSuccess && !isPlaceholderData };
}
