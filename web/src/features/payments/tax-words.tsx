import { Trans } from '@lingui/react/macro';
import type { PaymentPlan } from '@qrigin/domain/payments';
import { Money } from './money.tsx';

/** How much of a price is tax; there is none on what is free. */
export function TaxWords({ tax, tax_percent: percent }: Pick<PaymentPlan, 'tax' | 'tax_percent'>) {
  const amount = <Money paise={tax} />;
  if (percent === 0) return <Trans>without tax</Trans>;
  return (
    <Trans>
      includes {percent}% GST, {amount}
    </Trans>
  );
}
