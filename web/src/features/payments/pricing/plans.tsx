import { Trans } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { PAYMENTS, type PaymentPlan } from '@qrigin/domain/payments';
import type { Product } from '@qrigin/domain/products';
import { useEffect } from 'react';
import { may } from '../../../feature/may.ts';
import { useProduct } from '../../../feature/product-here.ts';
import { Button } from '../../../ui/button/button.tsx';
import { usePay } from '../checkout/use-pay.ts';
import { formatPaise } from '../money.tsx';
import { BetaOption } from './beta-option.tsx';
import { LastPayment } from './last-payment.tsx';
import { PayNotice } from './pay-notice.tsx';
import { AskToPay, PlanCard } from './plan-card.tsx';
import { useProductPayments } from './use-product-payments.ts';

const LOOK_AGAIN_MS = 5000;

interface Props {
  whoami: Whoami;
  product: Product;
  plans: readonly PaymentPlan[];
  isBeta: boolean;
}

/** The ways to activate a product, each with its button. As soon as someone has paid, there is none until we know of it. */
export function Plans({ whoami, product, plans, isBeta }: Props) {
  const org = whoami.organisation.id;
  const { step, paying, isBusy, pay, checkAgain } = usePay(org, product);
  const { latest } = useProductPayments(org, product.id);
  const isUnconfirmed = step === 'unconfirmed';
  useLookingAgain(org, product, isUnconfirmed);
  const buttonOf = (plan: PaymentPlan, isFirst: boolean) => {
    const price = formatPaise(plan.amount);
    return (
      <Button
        variant={isFirst ? 'primary' : 'outline'}
        size="l"
        className="w-full"
        isBusy={paying === plan.id}
        disabled={isBusy && paying !== plan.id}
        onClick={() => void pay(plan)}
      >
        {product.plan_ends_at === null ? <Trans>Pay {price}</Trans> : <Trans>Renew for {price}</Trans>}
      </Button>
    );
  };
  return (
    <>
      {/* Whoever is paying now knows more about it than the list of payments. */}
      {latest && step === 'choosing' && !isBusy && <LastPayment org={org} payment={latest} />}
      <PayNotice step={step} isBusy={isBusy} onCheckAgain={() => void checkAgain()} />
      {!isUnconfirmed && (
        <div className="grid items-stretch gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {isBeta && <BetaOption whoami={whoami} product={product} />}
          {plans.map((plan, index) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              action={may(whoami, PAYMENTS.pay) ? buttonOf(plan, !isBeta && index === 0) : <AskToPay />}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** Someone waits to hear that their payment has arrived. */
function useLookingAgain(org: string, { id }: Product, isWaiting: boolean): void {
  const { refetch } = useProduct({ org, id }, true);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void refetch(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, refetch]);
}
