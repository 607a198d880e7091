import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { PAYMENTS, payBeta } from '@qrigin/domain/payments';
import type { Product } from '@qrigin/domain/products';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { may } from '../../../feature/may.ts';
import { useWrite } from '../../../http/query/use-write.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useAsyncAction } from '../../../ui/button/use-async-action.ts';
import { Card } from '../../../ui/page/card.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { AskToPay } from './plan-card.tsx';

interface Props {
  whoami: Whoami;
  product: Product;
}

/** Activates the product for nothing. */
export function BetaOption({ whoami, product }: Props) {
  const title = useId();
  return (
    <Card as="section" aria-labelledby={title} className="flex flex-col rounded-dialog">
      <div className="grid flex-1 content-start gap-4 p-5 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={title} className="text-20">
            <Trans>Beta</Trans>
          </h2>
          <Badge variant="info">
            <Trans>While the beta lasts</Trans>
          </Badge>
        </div>
        <p className="font-head text-34 leading-tight font-semibold">
          <Trans>Free</Trans>
        </p>
        <ul className="grid list-none gap-2.5">
          <Gain>
            <Trans>Shoppers who scan this product see its page instead of ‘Not active yet’.</Trans>
          </Gain>
          <Gain>
            <Trans>You can download its QR code and print it wherever you like.</Trans>
          </Gain>
          <Gain>
            <Trans>You pay nothing, and we do not ask for a card.</Trans>
          </Gain>
        </ul>
      </div>
      <hr className="tear" />
      <div className="p-5 sm:p-6">
        {may(whoami, PAYMENTS.pay) ? (
          <ActivateButton org={whoami.organisation.id} product={product} />
        ) : (
          <AskToPay />
        )}
      </div>
    </Card>
  );
}

function Gain({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-accent" />
      <span>{children}</span>
    </li>
  );
}

function ActivateButton({ org, product }: { org: string; product: Product }) {
  const { t } = useLingui();
  const pay = useWrite(payBeta);
  const { isBusy, act } = useAsyncAction();

  async function activate() {
    await pay({ params: { org }, body: { product_id: product.id } });
    toast({ variant: 'success', title: t`Product activated` });
  }

  return (
    <Button variant="primary" size="l" className="w-full" isBusy={isBusy} onClick={() => void act(activate)}>
      <Trans>Activate for free</Trans>
    </Button>
  );
}
