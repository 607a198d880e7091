import { Trans } from '@lingui/react/macro';
import type { Product } from '@qrigin/domain/products';
import { CircleCheck } from 'lucide-react';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ToCode, ToSetup } from './next-steps.tsx';

interface Props {
  org: string;
  product: Product;
}

/** Nothing is left to pay for: free while the beta lasted, or every pack has a code of its own. */
export function ActiveAlready({ org, product: { id, nature } }: Props) {
  return (
    <EmptyState
      title={<Trans>This product is active</Trans>}
      picture={<CircleCheck />}
      action={<ToSetup org={org} id={id} />}
      {...(nature === 'static' && { aside: <ToCode org={org} id={id} /> })}
    >
      {nature === 'static' ? (
        <Trans>Shoppers who scan it see its page. There is nothing to pay.</Trans>
      ) : (
        <Trans>Every pack has its own code. There is nothing to pay for a dynamic product.</Trans>
      )}
    </EmptyState>
  );
}
