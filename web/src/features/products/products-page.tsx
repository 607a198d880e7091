import { useLingui } from '@lingui/react/macro';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { ProductList } from './product-list.tsx';

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
