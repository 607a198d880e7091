import { useLingui } from '@lingui/react/macro';
import { isOperator, OperatorStart } from '../../feature/operator/operator-start.tsx';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { ProductList } from './list/product-list.tsx';

export function ProductsPage() {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  return (
    <>
      <PageHead title={t`Products`} />
      {isOperator(whoami) && <OperatorStart org={whoami.organisation.id} />}
      <ProductList whoami={whoami} />
    </>
  );
}
