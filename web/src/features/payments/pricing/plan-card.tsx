import { Trans } from '@lingui/react/macro';
import type { PaymentPlan } from '@qrigin/domain/payments';
import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/page/card.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { Money } from '../money.tsx';
import { PlanLength } from '../plan-words.tsx';
import { TaxWords } from '../tax-words.tsx';

interface Props {
  plan: PaymentPlan;
  /** The button, or why there is none. */
  action: ReactNode;
}

/** One plan: what it is, what it costs with how much tax, and for how long. */
export function PlanCard({ plan, action }: Props) {
  const title = useId();
  return (
    <Card as="section" aria-labelledby={title} className="flex flex-col rounded-dialog">
      <div className="grid flex-1 content-start gap-4 p-5 sm:p-6">
        <h2 id={title} className="text-20">
          <Verbatim text={plan.name} className="wrap-anywhere" />
        </h2>
        <div className="grid gap-0.5">
          <p className="font-head text-34 leading-tight font-semibold">
            <Money paise={plan.amount} />
          </p>
          <p className="text-ink-2">
            <PlanLength months={plan.months} />, <TaxWords {...plan} />
          </p>
        </div>
        {plan.summary !== '' && (
          <p>
            <Verbatim text={plan.summary} className="wrap-anywhere" />
          </p>
        )}
      </div>
      <hr className="tear" />
      <div className="p-5 sm:p-6">{action}</div>
    </Card>
  );
}

/** For anyone who sees prices and cannot pay. */
export function AskToPay() {
  return (
    <p className="text-ink-2">
      <Trans>Your role cannot activate products. Ask an Owner or Admin to do it.</Trans>
    </p>
  );
}
