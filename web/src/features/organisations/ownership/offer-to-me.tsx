import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnershipOffer } from '@qrigin/domain/organisations';
import { answerOffer } from '@qrigin/domain/organisations';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '../../../http/query/use-write.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useAsyncAction } from '../../../ui/button/use-async-action.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { OrganisationLogo } from '../../../ui/person/organisation-logo.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { toast } from '../../../ui/toast/toast.ts';

export function OfferToMe({ offer }: { offer: OwnershipOffer }) {
  const giver = <Verbatim text={offer.from.name} />;
  const name = <Verbatim text={offer.organisation.name} />;
  const day = <Moment at={offer.expires_at} format="day" />;
  return (
    <Card
      as="li"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 border-l-4 border-l-accent p-4 sm:px-5"
    >
      <OrganisationLogo organisation={offer.organisation} size="m" />
      <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <h2 className="text-16">
          <Trans>
            {giver} wants to hand {name} over to you
          </Trans>
        </h2>
        <p className="text-14 text-ink-2">
          <Trans>You would become its Owner. The offer is open until {day}.</Trans>
        </p>
      </div>
      <Answers offer={offer} />
    </Card>
  );
}

function Answers({ offer }: { offer: OwnershipOffer }) {
  const { t } = useLingui();
  const answer = useWrite(answerOffer, { refresh: 'later' });
  const { isBusy, act } = useAsyncAction();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const giver = <Verbatim text={offer.from.name} />;
  const name = <Verbatim text={offer.organisation.name} />;

  async function handleAnswer(action: 'accept' | 'decline') {
    await answer({ params: { id: offer.id }, body: { action } });
    toast({ title: action === 'accept' ? t`You’re now the Owner` : t`Offer declined` });
  }

  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
      <Button isBusy={isBusy} onClick={() => void act(() => handleAnswer('decline'))}>
        <Trans>Decline</Trans>
      </Button>
      <Button
        aria-haspopup="dialog"
        icon={<Check aria-hidden="true" className="text-accent-text" />}
        onClick={() => setConfirmOpen(true)}
      >
        <Trans>Accept</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        onClose={() => setConfirmOpen(false)}
        title={<Trans>Become the Owner of {name}?</Trans>}
        confirmLabel={<Trans>Accept</Trans>}
        variant="primary"
        onConfirm={() => handleAnswer('accept')}
      >
        <Trans>
          You’ll be able to do everything in it, and you’ll be responsible for it. {giver} will no longer be
          its Owner and will become an Admin.
        </Trans>
      </ConfirmDialog>
    </div>
  );
}
