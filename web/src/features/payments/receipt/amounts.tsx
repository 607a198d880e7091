import { Trans, useLingui } from '@lingui/react/macro';
import type { Receipt } from '@qrigin/domain/payments';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { Money } from '../money.tsx';

/** What was bought, before tax, its tax, and both together. */
export function Amounts({ receipt }: { receipt: Receipt }) {
  const { t } = useLingui();
  const { plan_name, product_name, amount, tax, tax_percent: percent, paid_at: paid } = receipt;
  const plan = <Verbatim text={plan_name} className="wrap-anywhere" />;
  const product = <Verbatim text={product_name} className="wrap-anywhere" />;
  return (
    <table aria-label={t`Amounts`} className="w-full [&_td]:text-right [&_th]:text-left">
      <tbody>
        <Row
          name={
            <Trans>
              {plan} for {product}
            </Trans>
          }
          paise={amount - tax}
        />
        {tax > 0 && <Row name={<Trans>GST ({percent}%)</Trans>} paise={tax} />}
        <Row
          isTotal
          name={paid === null ? <Trans>Total to pay</Trans> : <Trans>Total paid</Trans>}
          paise={amount}
        />
      </tbody>
    </table>
  );
}

interface RowProps {
  name: ReactNode;
  paise: number;
  isTotal?: true;
}

function Row({ name, paise, isTotal }: RowProps) {
  return (
    <tr className={classNames('align-baseline', isTotal && 'border-t border-line text-18 font-semibold')}>
      <th scope="row" className={classNames('py-2 pr-4', !isTotal && 'font-normal')}>
        {name}
      </th>
      <td className="py-2">
        <Money paise={paise} />
      </td>
    </tr>
  );
}
