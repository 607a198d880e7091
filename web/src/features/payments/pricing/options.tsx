import { Trans } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { findPaymentOptions } from '@qrigin/domain/payments';
import type { Product } from '@qrigin/domain/products';
import { CirclePause, CreditCard } from 'lucide-react';
import { useRead } from '../../../http/query/use-read.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { FailedState } from '../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { Callout } from '../callout.tsx';
import { PlanEnded } from '../plan-words.tsx';
import { Plans } from './plans.tsx';

interface Props {
  whoami: Whoami;
  product: Product;
}

/** What has become of the product's plan, and the ways to activate it that are open now. */
export function Options({ whoami, product }: Props) {
  const end = product.plan_ends_at;
  return (
    <>
      {end !== null && (
        <Callout variant="warning" icon={<CirclePause aria-hidden="true" />}>
          <PlanEnded end={end} />
        </Callout>
      )}
      <OpenOptions whoami={whoami} product={product} />
    </>
  );
}

function OpenOptions({ whoami, product }: Props) {
  const { data, error, refetch } = useRead(findPaymentOptions, {
    params: { org: whoami.organisation.id },
  });
  if (error && !data)
    return (
      <FailedState error={error} onRetry={() => void refetch()}>
        <Trans>We could not load the prices. Nothing has changed.</Trans>
      </FailedState>
    );
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Skeleton className="h-72 rounded-dialog" />
        <Skeleton className="h-72 rounded-dialog" />
      </div>
    );
  if (!data.beta && data.plans.length === 0) return <NotSetUp />;
  return (
    <>
      {!data.is_set_up && <OnlyForFree />}
      <Plans whoami={whoami} product={product} plans={data.plans} isBeta={data.beta} />
    </>
  );
}

function OnlyForFree() {
  return (
    <Callout variant="info" icon={<CreditCard aria-hidden="true" />}>
      <p className="font-semibold">
        <Trans>Payment is not set up</Trans>
      </p>
      <p>
        <Trans>
          You cannot pay for plans here yet. Activating this product is free while the beta lasts.
        </Trans>
      </p>
    </Callout>
  );
}

function NotSetUp() {
  return (
    <EmptyState
      title={<Trans>Payment is not set up</Trans>}
      picture={<CreditCard />}
      action={
        <ButtonLink to="/contact" reloadDocument>
          <Trans>Contact us</Trans>
        </ButtonLink>
      }
    >
      <Trans>You cannot pay for plans here yet. Please write to us to activate this product.</Trans>
    </EmptyState>
  );
}
