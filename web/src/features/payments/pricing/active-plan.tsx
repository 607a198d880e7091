import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@qrigin/domain/products';
import { CalendarClock, CircleCheck } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { Fact, Facts } from '../../../ui/text/facts.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { useDaysLeft } from '../../products/days-left.ts';
import { Callout } from '../callout.tsx';
import { Money } from '../money.tsx';
import { EndsSoon } from '../plan-words.tsx';
import { TaxWords } from '../tax-words.tsx';
import { LastPayment } from './last-payment.tsx';
import { ToCode, ToSetup } from './next-steps.tsx';
import { useProductPayments } from './use-product-payments.ts';

interface Props {
  org: string;
  product: Product;
  end: string;
}

/** Until when a product is paid for, and with what. */
export function ActivePlan({ org, product, end }: Props) {
  const { t } = useLingui();
  const { latestPaid, current } = useProductPayments(org, product.id);
  const days = useDaysLeft(product);
  const date = <Moment at={end} format="day" />;
  return (
    <>
      {days !== undefined && (
        <Callout variant="info" icon={<CalendarClock aria-hidden="true" />}>
          <EndsSoon days={days} end={end} />
        </Callout>
      )}
      {latestPaid && latestPaid.id !== current?.id && <LastPayment org={org} payment={latestPaid} />}
      <Section
        id="plan"
        title={t`This product is active`}
        aside={
          <Badge variant="good" icon={<CircleCheck aria-hidden="true" />}>
            <span>
              <Trans>Active until {date}</Trans>
            </span>
          </Badge>
        }
      >
        {current && (
          <Facts>
            <Fact name={t`Plan`}>
              <Verbatim text={current.plan_name} />
            </Fact>
            <Fact name={t`Paid`}>
              <Money paise={current.amount} className="font-semibold" />, <TaxWords {...current} />
            </Fact>
            <Fact name={t`Receipt`}>
              <TextLink to={`/dashboard/${org}/payments/${current.id}`} translate="no" isAlone>
                {current.receipt_number}
              </TextLink>
            </Fact>
          </Facts>
        )}
        <div className="flex flex-wrap gap-3">
          <ToSetup org={org} id={product.id} />
          <ToCode org={org} id={product.id} />
        </div>
      </Section>
    </>
  );
}
