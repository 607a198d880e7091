import { PAGE_SIZE_MAX } from '@qrigin/domain/http';
import { listPackagings } from '@qrigin/domain/packaging';
import { listBatches, listProductPages, type Product } from '@qrigin/domain/products';
import { useRead, useReadRows } from '../../../../http/query/use-read.ts';

/** As many as anyone would look through in a list of a phone. */
const PRODUCTS_MAX = 1000;
const BATCHES_MAX = 500;

const BY_NAME = { sort_by: 'name', sort_order: 'asc' } as const;
const pageSize = String(PAGE_SIZE_MAX);

/** What blank codes can become: the products, and what one of them is packed in and was made of. */
export function useTargets(org: string, here: Pick<Product, 'id' | 'name'>, product: string) {
  const products = useReadRows(
    listProductPages,
    (page) => ({
      params: { org },
      query: { ...BY_NAME, page: String(page), page_size: pageSize },
    }),
    { max: PRODUCTS_MAX },
  );
  const ofProduct = { org, id: product };
  const packagings = useRead(listPackagings, { params: ofProduct });
  const batches = useReadRows(
    listBatches,
    (page) => ({ params: ofProduct, query: { page: String(page), page_size: pageSize } }),
    { max: BATCHES_MAX },
  );
  const reads = [products, packagings, batches];
  const listed = products.data ?? [];
  return {
    // The one that is chosen is there before the others are.
    products: listed.some(({ id }) => id === here.id) ? listed : [here, ...listed],
    /** What is printed before anyone knows what for has no levels to become. */
    structures: packagings.data?.filter(({ type }) => type === 'structure'),
    batches: batches.data,
    error: reads.find(({ error, data }) => error && !data)?.error ?? null,
    retry: () => {
      for (const read of reads) if (read.error) void read.refetch();
    },
  };
}
