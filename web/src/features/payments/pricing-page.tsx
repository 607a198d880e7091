import { Trans, useLingui } from '@lingui/react/macro';
import { useProductHere } from '../../feature/product-here.ts';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { ActiveAlready } from './pricing/active-already.tsx';
import { ActivePlan } from './pricing/active-plan.tsx';
import { Options } from './pricing/options.tsx';
import { WhatAPlanGives } from './pricing/what-a-plan-gives.tsx';

/** What activating a product costs, what it gives, and until when it is paid for. */
export function PricingPage() {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  const product = useProductHere();
  const org = whoami.organisation.id;
  const { isActive, plan_ends_at: end } = product;
  return (
    <>
      <PageHead title={t`Pricing`} />
      <PageHeader
        title={t`Pricing`}
        note={<Verbatim text={product.name} className="wrap-anywhere" />}
        actions={
          <TextLink
            to={`/dashboard/${org}/payments`}
            className="inline-flex min-h-8 items-center text-15 pointer-coarse:min-h-11"
          >
            <Trans>Payments</Trans>
          </TextLink>
        }
      />
      <div className="grid max-w-240 min-w-0 gap-6">
        {isActive && end === null && <ActiveAlready org={org} product={product} />}
        {isActive && end !== null && <ActivePlan org={org} product={product} end={end} />}
        {!isActive && <Options whoami={whoami} product={product} />}
        {product.nature === 'static' && (!isActive || end !== null) && <WhatAPlanGives />}
      </div>
    </>
  );
}
