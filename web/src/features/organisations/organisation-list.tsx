import { Trans, useLingui } from '@lingui/react/macro';
import { Building2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useAfter } from '../../ui/use-after.ts';
import { wordsOfFailure } from '../../ui/words-of-failure.ts';
import { useMyOrganisations } from './api.ts';
import { OrganisationCard } from './organisation-card.tsx';

const GRID = 'grid list-none gap-3 sm:gap-4 lg:grid-cols-2 xl:grid-cols-3';

/** The organisations somebody belongs to, each with what they are there. */
export function OrganisationList() {
  const { t } = useLingui();
  const { data: organisations, error, refetch } = useMyOrganisations();
  if (!organisations && error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!organisations) return <Awaited />;
  if (organisations.length === 0) return <None />;
  return (
    <ul aria-label={t`Your organisations`} className={GRID}>
      {organisations.map((organisation) => (
        <OrganisationCard key={organisation.id} organisation={organisation} />
      ))}
    </ul>
  );
}

function None() {
  return (
    <EmptyState
      title={<Trans>No organisation yet</Trans>}
      picture={<Building2 />}
      aside={
        <TextLink href="/api/docs" className="inline-flex min-h-11 items-center">
          <Trans>See the call that creates one</Trans>
        </TextLink>
      }
    >
      <Trans>
        The organisations you belong to will be listed here. Creating and joining one comes with the next
        release of these screens.
      </Trans>
    </EmptyState>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title={wordsOfFailure(error)}
        action={
          <Button onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        }
      >
        <Trans>Your organisations could not be loaded. Nothing is lost.</Trans>
      </EmptyState>
    </div>
  );
}

function Awaited() {
  const isSlow = useAfter(150);
  return (
    <div aria-busy="true" className={GRID}>
      {isSlow && [1, 2, 3].map((at) => <Skeleton key={at} className="h-22 rounded-card" />)}
    </div>
  );
}
