import { Trans, useLingui } from '@lingui/react/macro';
import { listMyOffers } from '@qrigin/domain/organisations';
import { useRead } from '../../../http/query/use-read.ts';
import { Button } from '../../../ui/button/button.tsx';
import { errorMessage } from '../../../ui/state/error-message';
import { OfferToMe } from './offer-to-me.tsx';

/** Organisations that someone wants to hand over to this person. */
export function MyOffers() {
  const { t } = useLingui();
  const { data: offers, error, refetch } = useRead(listMyOffers, {});
  if (!offers && error)
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line px-4 py-3 text-14"
      >
        <p>
          {errorMessage(error)}{' '}
          <Trans>We could not check whether anyone has offered you an organisation.</Trans>
        </p>
        <Button size="s" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  if (!offers || offers.length === 0) return null;
  return (
    <ul aria-label={t`Offered to you`} className="grid list-none gap-3">
      {offers.map((offer) => (
        <OfferToMe key={offer.id} offer={offer} />
      ))}
    </ul>
  );
}
