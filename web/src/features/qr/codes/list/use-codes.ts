import { listCodes } from '@qrigin/domain/qr';
import { useRead } from '../../../../http/query/use-read.ts';
import { listQuery } from '../../../../ui/table/address/list-query.ts';
import { useTableAddress } from '../../../../ui/table/address/use-table-address.ts';

export const CODES_PER_PAGE = 20;

const VIEW = { pageSize: CODES_PER_PAGE, filters: ['date', 'run'] };

/** Codes as the address asks for them. They are computed, so any page of millions can be asked for, not only the first thousands. */
export function useCodes(params: { org: string; id: string }) {
  const address = useTableAddress(VIEW);
  const query = { ...listQuery(listCodes, address), page: String(address.page) };
  const { data, error, isPending, refetch } = useRead(listCodes, { params, query }, { keepsPrevious: true });
  return {
    total: data?.total ?? 0,
    table: {
      address,
      rows: data?.items ?? [],
      total: data?.total ?? 0,
      isLoading: isPending,
      error: data ? undefined : error,
      onRetry: () => void refetch(),
    },
  };
}
