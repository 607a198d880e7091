import { useLingui } from '@lingui/react/macro';
import { ProductList } from '../../../features/products/product-list.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useWhoamiHere } from './use-whoami-here.ts';

export function ProductsPage() {
  const { t } = useLingui();
  const { organisation } = useWhoamiHere();
  return (
    <>
      <PageHead title={t`Products`} />
      <PageHeader title={t`Products`} />
      <ProductList org={organisation.id} />
    </>
  );
}
