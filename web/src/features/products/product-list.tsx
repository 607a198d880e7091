import { Trans, useLingui } from '@lingui/react/macro';
import { listProducts, type Product } from '@qrigin/domain/products';
import { Package } from 'lucide-react';
import { useRead } from '../../http/query/use-read.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { FailedState } from '../../ui/state/failed-state.tsx';
import { useTableAddress } from '../../ui/table/address/use-table-address.ts';
import { Table } from '../../ui/table/table.tsx';
import { useProductColumns } from './product-columns.tsx';

const PAGE_SIZE = 50;
/** Fewer than these are seen at a glance. */
const SEARCHED_FROM = 7;

/** The products of an organisation, newest first. */
export function ProductList({ org }: { org: string }) {
  const { t, i18n } = useLingui();
  const { data: products, error, refetch } = useRead(listProducts, { params: { org } });
  const columns = useProductColumns();
  // The server gives all of them at once, so they are searched and paged here.
  const address = useTableAddress({ pageSize: PAGE_SIZE });
  const found = namedLike(products ?? [], address.search, i18n.locale);
  const first = (address.page - 1) * address.pageSize;
  if (!products && error)
    return (
      <FailedState error={error} onRetry={() => void refetch()}>
        <Trans>We could not load your products. Nothing is lost.</Trans>
      </FailedState>
    );
  return (
    <Table
      label={t`Products`}
      address={address}
      columns={columns}
      rows={found.slice(first, first + address.pageSize)}
      total={found.length}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      isLoading={!products}
      empty={<NoProducts />}
      {...(((products?.length ?? 0) >= SEARCHED_FROM || address.search !== '') && {
        searchLabel: t`Search products`,
      })}
    />
  );
}

function namedLike(products: readonly Product[], search: string, locale: string): readonly Product[] {
  const wanted = search.toLocaleLowerCase(locale);
  return products.filter(({ name }) => name.toLocaleLowerCase(locale).includes(wanted));
}

function NoProducts() {
  return (
    <EmptyState title={<Trans>No products yet</Trans>} picture={<Package />}>
      <Trans>
        Your products and their codes will appear here. You’ll soon be able to add one from this page.
      </Trans>
    </EmptyState>
  );
}
