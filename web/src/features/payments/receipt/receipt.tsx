import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import type { Receipt as ReceiptType } from '@qrigin/domain/payments';
import { Card } from '../../../ui/page/card.tsx';
import { Fact, Facts } from '../../../ui/text/facts.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { PaymentStatus } from '../payment-status.tsx';
import { Amounts } from './amounts.tsx';
import { IndianTime } from './indian-time.tsx';
import { PartyBlock } from './party-block.tsx';
import { ReceiptRemark } from './receipt-remark.tsx';

interface Props {
  receipt: ReceiptType;
  organisation: Whoami['organisation'];
}

/** One sheet of A4: who sold, who bought, what, and for how much with how much tax. */
export function Receipt({ receipt, organisation }: Props) {
  const { t } = useLingui();
  const { receipt_number: number, paid_at: paid, created_at: ordered, seller, buyer } = receipt;
  return (
    <Card
      as="article"
      aria-label={t`Receipt`}
      className="grid max-w-200 min-w-0 gap-7 rounded-dialog p-5 text-15 sm:p-10 print:max-w-none print:gap-8 print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="grid gap-1">
          <h2 className="text-28">{nameOf(receipt)}</h2>
          {number !== null && (
            <p translate="no" className="font-mono text-16">
              {number}
            </p>
          )}
        </div>
        <PaymentStatus {...receipt} />
      </header>
      <ReceiptRemark payment={receipt} />
      <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <PartyBlock title={t`Seller`} party={seller} />
        <PartyBlock
          title={t`Buyer`}
          party={{ ...buyer, name: buyer.name === '' ? organisation.name : buyer.name }}
        />
      </div>
      <hr className="tear" />
      <Amounts receipt={receipt} />
      <hr className="tear" />
      <Facts>
        <Fact name={t`Ordered`}>
          <IndianTime at={ordered} format="moment" />
        </Fact>
        {paid !== null && (
          <Fact name={t`Paid`}>
            <IndianTime at={paid} format="moment" />
          </Fact>
        )}
        <Term {...receipt} />
        <Reference name={t`Order ID`} id={receipt.order_id} />
        <Reference name={t`Payment ID`} id={receipt.payment_id} />
      </Facts>
    </Card>
  );
}

/** Only what has a number is a receipt. */
function nameOf({ receipt_number: number, status }: ReceiptType) {
  if (number !== null) return <Trans>Receipt</Trans>;
  return status === 'paid' ? <Trans>Payment</Trans> : <Trans>Order</Trans>;
}

function Term({ starts_at: start, ends_at: end }: ReceiptType) {
  const { t } = useLingui();
  if (start === null || end === null) return null;
  const from = <IndianTime at={start} format="day" />;
  const until = <IndianTime at={end} format="day" />;
  return (
    <Fact name={t`Plan runs`}>
      <Trans>
        from {from} until {until}
      </Trans>
    </Fact>
  );
}

/** As the payment provider calls it, for anyone who has to find it there. */
function Reference({ name, id }: { name: string; id: string | null }) {
  if (id === null) return null;
  return (
    <Fact name={name}>
      <Verbatim text={id} className="font-mono text-14 wrap-anywhere" />
    </Fact>
  );
}
