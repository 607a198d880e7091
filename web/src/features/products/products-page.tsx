import { useLingui } from '@lingui/react/macro';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { ProductList } from './list/product-list.tsx';

export function ProductsPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Products`} />
      <ProductList whoami={useWhoamiHere()} />
    </>
  );
}
