import { Trans } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { findPaymentOptions } from '@qrigin/domain/payments';
import type { Product } from '@qrigin/domain/products';
import { Mail } from 'lucide-react';
import { useRead } from '../../../http/query/use-read.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { FailedState } from '../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { BetaOption } from './beta-option.tsx';

interface Props {
  whoami: Whoami;
  product: Product;
}

/** The ways to activate a product that are open now, as the server has them. */
export function Options({ whoami, product }: Props) {
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
      <div aria-busy="true">
        <Skeleton className="h-72 max-w-120 rounded-dialog" />
      </div>
    );
  return data.beta ? <BetaOption whoami={whoami} product={product} /> : <NoOption />;
}

function NoOption() {
  return (
    <EmptyState
      title={<Trans>You cannot activate products at the moment</Trans>}
      picture={<Mail />}
      action={
        <ButtonLink to="/contact" reloadDocument>
          <Trans>Contact us</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        The beta is over, and payments are not set up yet. Please write to us to activate this product.
      </Trans>
    </EmptyState>
  );
}
