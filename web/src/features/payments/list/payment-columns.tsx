import { Trans, useLingui } from '@lingui/react/macro';
import { BETA_PLAN, type Payment } from '@qrigin/domain/payments';
import type { Column } from '../../../ui/table/table-parts.ts';
import { Moment } from '../../../ui/text/moment.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { Money } from '../money.tsx';
import { PaymentStatus } from '../payment-status.tsx';

export function usePaymentColumns(): Column<Payment>[] {
  const { t } = useLingui();
  return [
    {
      key: 'product_name',
      title: t`Product`,
      cell: ({ product_name: name }) => <Verbatim text={name} className="font-semibold wrap-anywhere" />,
    },
    {
      key: 'plan_name',
      title: t`Plan`,
      explainsItself: true,
      cell: ({ plan_name: name }) => <Verbatim text={name} className="wrap-anywhere" />,
    },
    {
      key: 'status',
      title: t`Status`,
      explainsItself: true,
      cell: (payment) => <PaymentStatus {...payment} />,
    },
    {
      key: 'created_at',
      title: t`Date`,
      isSortable: true,
      cell: ({ created_at: ordered, paid_at: paid }) => (
        <Moment at={paid ?? ordered} format="day" className="whitespace-nowrap" />
      ),
    },
    { key: 'ends_at', title: t`Plan ends`, hidesOnPhone: true, cell: (payment) => <End {...payment} /> },
    {
      key: 'receipt_number',
      title: t`Receipt`,
      cell: ({ receipt_number: number }) =>
        number === null ? (
          <span className="text-ink-3">
            <Trans>None</Trans>
          </span>
        ) : (
          <span translate="no" className="whitespace-nowrap tabular-nums">
            {number}
          </span>
        ),
    },
    {
      key: 'amount',
      title: t`Amount`,
      isSortable: true,
      align: 'end',
      cell: ({ amount, payment_plan: plan }) =>
        plan === BETA_PLAN ? <Trans>Free</Trans> : <Money paise={amount} />,
    },
  ];
}

function End({ ends_at: end, starts_at: start }: Payment) {
  if (end !== null) return <Moment at={end} format="day" className="whitespace-nowrap" />;
  return (
    <span className="text-ink-3">{start === null ? <Trans>Not started</Trans> : <Trans>No end</Trans>}</span>
  );
}
