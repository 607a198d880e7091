import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { listProductPages, PRODUCTS, type ProductRow } from '@qrigin/domain/products';
import { Package, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ExportCsv } from '../../../feature/export-csv/export-csv.tsx';
import { ImportLink } from '../../../feature/import-link.tsx';
import { may } from '../../../feature/may.ts';
import { useList } from '../../../feature/use-list.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { FailedState } from '../../../ui/state/failed-state.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { CreateProduct } from '../create/create-product.tsx';
import { setupPath } from '../product-path.ts';
import { ProductPicture } from '../product-picture.tsx';
import { useProductColumns } from './product-columns.tsx';
import { ProductFilters } from './product-filters.tsx';
import { useProductMenu } from './use-product-menu.tsx';

/** Fewer than these are seen at a glance. */
const SEARCHED_FROM = 7;
const VIEW = {
  pageSize: 20,
  // What someone works on, and what they have just added, comes first.
  sort: { by: 'changed_at', order: 'desc' },
  filters: ['nature', 'status'],
} as const;

const pictureOf = (product: ProductRow) => <ProductPicture {...product} />;

/** The products of an organisation, the last one changed first unless asked otherwise. */
export function ProductList({ whoami }: { whoami: Whoami }) {
  const { t } = useLingui();
  const org = whoami.organisation.id;
  const { table, total, input, readAt } = useList(listProductPages, { org }, VIEW);
  const { address, error } = table;
  const columns = useProductColumns(readAt);
  const { menuOf, dialogs } = useProductMenu(whoami);
  const [isCreating, setCreating] = useState(false);
  const hasSome = total > 0 || address.isNarrowed;
  const isLong = total >= SEARCHED_FROM || address.isNarrowed;
  const mayCreate = may(whoami, PRODUCTS.create);
  const create = mayCreate && <Create onCreate={() => setCreating(true)} />;
  // A file changes products, too.
  const importLink = mayCreate && may(whoami, PRODUCTS.edit) && <ImportLink org={org} kind="products" />;

  return (
    <>
      <PageHeader title={t`Products`} actions={hasSome && create} />
      {error ? (
        <FailedState error={error} onRetry={table.onRetry}>
          <Trans>We could not load your products. Nothing is lost.</Trans>
        </FailedState>
      ) : (
        <Table
          {...table}
          label={t`Products`}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          rowPicture={pictureOf}
          rowLink={({ id }) => setupPath(org, id)}
          rowMenu={menuOf}
          empty={
            <NoProducts
              action={
                create && (
                  <>
                    {create}
                    {importLink}
                  </>
                )
              }
            />
          }
          {...(isLong && { searchLabel: t`Search products` })}
          {...(hasSome && {
            tools: (
              <>
                {isLong && <ProductFilters address={address} />}
                <div className="flex flex-wrap items-center gap-2 max-sm:w-full sm:ml-auto">
                  {importLink}
                  <ExportCsv list={listProductPages} input={input} organisation={whoami.organisation.name} />
                </div>
              </>
            ),
          })}
        />
      )}
      {dialogs}
      <CreateProduct org={org} isOpen={isCreating} onClose={() => setCreating(false)} />
    </>
  );
}

function Create({ onCreate }: { onCreate: () => void }) {
  return (
    <Button variant="primary" aria-haspopup="dialog" icon={<Plus aria-hidden="true" />} onClick={onCreate}>
      <Trans>Create product</Trans>
    </Button>
  );
}

function NoProducts({ action }: { action: ReactNode }) {
  return (
    <EmptyState title={<Trans>No products yet</Trans>} picture={<Package />} action={action}>
      {action ? (
        <Trans>Create your first product, tell shoppers about it, and print codes for its packs.</Trans>
      ) : (
        <Trans>The products of this organisation and their codes will appear here.</Trans>
      )}
    </EmptyState>
  );
}
