import { useLingui } from '@lingui/react/macro';
import { FailedCall, Failure } from '@qrigin/domain/errors';
import { completePayment, createPaymentOrder, type PaymentPlan } from '@qrigin/domain/payments';
import type { Product } from '@qrigin/domain/products';
import { useState } from 'react';
import { useProduct } from '../../../feature/product-here.ts';
import { useWrite } from '../../../http/query/use-write.ts';
import { useAsyncAction } from '../../../ui/button/use-async-action.ts';
import { errorMessage } from '../../../ui/state/error-message';
import { toast } from '../../../ui/toast/toast.ts';
import { CheckoutUnreachable, loadCheckout } from './load-checkout.ts';
import { openCheckout, type Signed } from './open-checkout.ts';

/**
 * Where paying has got to. `unreachable`: the checkout did not open. `refused`: the bank said no. `closed`: someone thought
 * better of it. `unconfirmed`: money was taken, and we do not know of it yet. `rejected`: what we were told is not so.
 */
export type PayStep = 'choosing' | 'unreachable' | 'refused' | 'closed' | 'unconfirmed' | 'rejected';

/** The call in its own words, and the reason below. */
function showFailedCall(error: unknown): void {
  const reason = error instanceof FailedCall ? error.cause : undefined;
  toast({
    variant: 'destructive',
    title: errorMessage(error),
    ...(reason instanceof Failure && { description: errorMessage(reason) }),
  });
}

/** A completion to which no answer came has failed as well. */
function inItsWords(error: unknown): unknown {
  const { failedText } = completePayment;
  if (error instanceof FailedCall || failedText === undefined) return error;
  return new FailedCall(failedText, { cause: error });
}

function isNotConfirmed(error: unknown): boolean {
  const reason = error instanceof FailedCall ? error.cause : error;
  return reason instanceof Failure && reason.code === 'payment_not_confirmed';
}

/** Order, checkout, completion. However it ends, the page then shows the product as it is by then. */
export function usePay(org: string, { id, name }: Product) {
  const { t } = useLingui();
  const order = useWrite(createPaymentOrder);
  const complete = useWrite(completePayment);
  const { refetch } = useProduct({ org, id }, true);
  const [step, setStep] = useState<PayStep>('choosing');
  const [signed, setSigned] = useState<Signed>();
  const [chosen, setChosen] = useState<string>();
  const { isBusy, act } = useAsyncAction();

  async function settle(told: Signed | undefined): Promise<void> {
    setSigned(told);
    try {
      if (!told) return setStep('unconfirmed');
      const { starts_at: start } = await complete({ params: { org }, body: told });
      // It came when someone else's had activated the product already; the page says what becomes of it.
      if (start !== null) toast({ variant: 'success', title: t`Product activated` });
      setStep('choosing');
    } catch (error) {
      showFailedCall(inItsWords(error));
      setStep(isNotConfirmed(error) ? 'rejected' : 'unconfirmed');
    }
  }

  async function buy(plan: PaymentPlan): Promise<void> {
    setStep('choosing');
    try {
      const placed = await order({ params: { org }, body: { payment_plan: plan.id, product_id: id } });
      const Program = await loadCheckout(placed.checkout_url);
      const outcome = await openCheckout(Program, placed, `${plan.name}, ${name}`);
      if (outcome.is === 'paid') await settle(outcome.signed);
      else setStep(outcome.is);
    } catch (error) {
      if (error instanceof CheckoutUnreachable) setStep('unreachable');
      else showFailedCall(error);
    }
  }

  return {
    step,
    /** The plan that is being paid for now. */
    paying: isBusy ? chosen : undefined,
    isBusy,
    pay: (plan: PaymentPlan) =>
      act(async () => {
        setChosen(plan.id);
        await buy(plan);
        await refetch();
      }),
    checkAgain: () =>
      act(async () => {
        await settle(signed);
        await refetch();
      }),
  };
}
