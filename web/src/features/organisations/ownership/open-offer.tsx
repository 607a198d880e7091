import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnershipOffer } from '@qrigin/domain/organisations';
import { withdrawOffer } from '@qrigin/domain/organisations';
import { Clock } from 'lucide-react';
import { useWrite } from '../../../http/query/use-write.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useAsyncAction } from '../../../ui/button/use-async-action.ts';
import { Moment } from '../../../ui/text/moment.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { toast } from '../../../ui/toast/toast.ts';

/** What is offered and not answered yet. */
export function OpenOffer({ org, offer }: { org: string; offer: OwnershipOffer }) {
  const { t } = useLingui();
  const withdraw = useWrite(withdrawOffer);
  const { isBusy, act } = useAsyncAction();
  const receiver = <Verbatim text={offer.to.name} className="font-semibold" />;
  const day = <Moment at={offer.expires_at} format="day" />;

  async function takeBack() {
    await withdraw({ params: { org } });
    toast({ title: t`Offer withdrawn` });
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-control bg-info-soft p-3.5">
      <p className="flex min-w-0 flex-1 basis-60 gap-2.5">
        <Clock aria-hidden="true" className="mt-1 size-4 shrink-0 text-info" />
        <span className="wrap-anywhere">
          <Trans>
            Offered to {receiver}. Open until {day}.
          </Trans>
        </span>
      </p>
      <Button isBusy={isBusy} onClick={() => void act(takeBack)}>
        <Trans>Withdraw offer</Trans>
      </Button>
    </div>
  );
}
