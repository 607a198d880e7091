import { Trans } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { PAYMENTS } from '@qrigin/domain/payments';
import type { Product } from '@qrigin/domain/products';
import { CirclePause } from 'lucide-react';
import { may } from '../../feature/may.ts';
import { ButtonLink } from '../../ui/button/button.tsx';

interface Props {
  whoami: Whoami;
  product: Product;
}

/** As long as a product is not active: what shoppers see instead, and the way to change that. */
export function ActivateNotice({ whoami, product: { id, isActive } }: Props) {
  if (isActive) return null;
  return (
    <aside
      data-not-printed
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-info-soft py-2.5 pr-2.5 pl-4 text-info max-sm:px-4 max-sm:py-4"
    >
      <p className="flex min-w-0 gap-2.5 text-14">
        <CirclePause aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        <span>
          <Trans>This product is inactive. Shoppers who scan it see ‘Not active yet’.</Trans>{' '}
          {!may(whoami, PAYMENTS.view) && <Trans>An Owner or Admin can activate it.</Trans>}
        </span>
      </p>
      {may(whoami, PAYMENTS.view) && (
        <ButtonLink
          to={`/dashboard/${whoami.organisation.id}/${id}/pricing`}
          size="s"
          className="max-sm:w-full"
        >
          <Trans>Activate product</Trans>
        </ButtonLink>
      )}
    </aside>
  );
}
