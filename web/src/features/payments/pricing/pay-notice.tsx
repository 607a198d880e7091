import { Trans } from '@lingui/react/macro';
import { CircleAlert, Clock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { Callout } from '../callout.tsx';
import type { PayStep } from '../checkout/use-pay.ts';

interface Props {
  step: PayStep;
  isBusy: boolean;
  onCheckAgain: () => void;
}

/** How paying went, where it did not go through: whether anyone was charged, and what to do. Read out when it appears. */
export function PayNotice({ step, isBusy, onCheckAgain }: Props) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {step === 'unconfirmed' ? (
        <Callout
          variant="warning"
          icon={<Clock aria-hidden="true" />}
          action={
            <Button size="s" isBusy={isBusy} onClick={onCheckAgain} className="max-sm:w-full">
              <Trans>Check again</Trans>
            </Button>
          }
        >
          <p className="font-semibold">
            <Trans>Your payment is being confirmed</Trans>
          </p>
          <p>
            <Trans>
              Your money is safe, and you do not need to pay again. We ask our payment provider ourselves
              within 15 minutes, activate the product and email you the receipt. You can close this page.
            </Trans>
          </p>
        </Callout>
      ) : (
        NOTICES[step]
      )}
    </div>
  );
}

const failed = (children: ReactNode) => (
  <Callout variant="danger" icon={<TriangleAlert aria-hidden="true" />}>
    <p>{children}</p>
  </Callout>
);

const NOTICES: Record<Exclude<PayStep, 'unconfirmed'>, ReactNode> = {
  choosing: null,
  unreachable: failed(
    <Trans>
      We could not open the payment window. Check your connection and anything that blocks content in your
      browser, then try again. You have not been charged.
    </Trans>,
  ),
  refused: failed(
    <Trans>
      Your payment did not go through. Try again, or pay another way. If you did pay, we notice within 15
      minutes and activate the product ourselves.
    </Trans>,
  ),
  closed: (
    <Callout variant="info" icon={<CircleAlert aria-hidden="true" />}>
      <p>
        <Trans>
          You closed the payment window before paying. If you did pay, we notice within 15 minutes and
          activate the product ourselves.
        </Trans>
      </p>
    </Callout>
  ),
  rejected: failed(
    <>
      <Trans>We could not confirm this payment, so nothing was activated.</Trans>{' '}
      <Trans>
        If you have been charged,{' '}
        <TextLink href="/contact" className="text-current">
          contact us
        </TextLink>
        .
      </Trans>
    </>,
  ),
};
