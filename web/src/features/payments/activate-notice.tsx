import { Trans } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { PAYMENTS } from '@qrigin/domain/payments';
import type { Product } from '@qrigin/domain/products';
import { CalendarClock, CirclePause } from 'lucide-react';
import type { ReactNode } from 'react';
import { may } from '../../feature/may.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { useDaysLeft } from '../products/days-left.ts';
import { Callout } from './callout.tsx';
import { EndsSoon, PlanEnded } from './plan-words.tsx';

interface Props {
  whoami: Whoami;
  product: Product;
}

/** What there is to know of the plan of a product, and the way to change it: about to end, ended, or not paid yet. */
export function ActivateNotice({ whoami, product }: Props) {
  const days = useDaysLeft(product);
  const { id, isActive, plan_ends_at: end } = product;
  const canPay = may(whoami, PAYMENTS.view);
  const toPricing = (words: ReactNode) =>
    canPay && (
      <ButtonLink
        to={`/dashboard/${whoami.organisation.id}/${id}/pricing`}
        size="s"
        className="max-sm:w-full"
      >
        {words}
      </ButtonLink>
    );
  if (days !== undefined && end !== null)
    return (
      <Callout
        variant="info"
        icon={<CalendarClock aria-hidden="true" />}
        action={toPricing(<Trans>See plan</Trans>)}
      >
        <EndsSoon days={days} end={end} />
      </Callout>
    );
  if (isActive) return null;
  const pause = <CirclePause aria-hidden="true" />;
  if (end !== null)
    return (
      <Callout variant="warning" icon={pause} action={toPricing(<Trans>Renew plan</Trans>)}>
        <PlanEnded end={end} />
        {!canPay && <Trans>An Owner or Admin can renew it.</Trans>}
      </Callout>
    );
  return (
    <Callout variant="info" icon={pause} action={toPricing(<Trans>Activate product</Trans>)}>
      <p>
        <Trans>This product is inactive. Shoppers who scan it see ‘Not active yet’.</Trans>{' '}
        {!canPay && <Trans>An Owner or Admin can activate it.</Trans>}
      </p>
    </Callout>
  );
}
