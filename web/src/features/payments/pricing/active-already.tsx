import { Trans } from '@lingui/react/macro';
import type { Product } from '@qrigin/domain/products';
import { CircleCheck } from 'lucide-react';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';

interface Props {
  org: string;
  product: Product;
}

/** Nothing is left to pay for. */
export function ActiveAlready({ org, product: { id, nature } }: Props) {
  return (
    <EmptyState
      title={<Trans>This product is active</Trans>}
      picture={<CircleCheck />}
      action={
        <ButtonLink variant="primary" to={`/dashboard/${org}/${id}/setup`}>
          <Trans>Go to Setup</Trans>
        </ButtonLink>
      }
      {...(nature === 'static' && {
        aside: (
          <ButtonLink to={`/dashboard/${org}/${id}/about`}>
            <Trans>See its QR code</Trans>
          </ButtonLink>
        ),
      })}
    >
      <Trans>Shoppers who scan it see its page. There is nothing to pay.</Trans>
    </EmptyState>
  );
}
