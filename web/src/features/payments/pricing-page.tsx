import { useLingui } from '@lingui/react/macro';
import { useProductHere } from '../../feature/product-here.ts';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { ActiveAlready } from './pricing/active-already.tsx';
import { Options } from './pricing/options.tsx';

/** What activating a product costs. */
export function PricingPage() {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  const product = useProductHere();
  return (
    <>
      <PageHead title={t`Pricing`} />
      <PageHeader title={t`Pricing`} note={<Verbatim text={product.name} className="wrap-anywhere" />} />
      {product.isActive ? (
        <ActiveAlready org={whoami.organisation.id} product={product} />
      ) : (
        <Options whoami={whoami} product={product} />
      )}
    </>
  );
}
