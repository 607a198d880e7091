import { Trans, useLingui } from '@lingui/react/macro';
import { listMyOrganisations, type MyOrganisation } from '@qrigin/domain/organisations';
import { Building2, LogIn, Plus } from 'lucide-react';
import { useState } from 'react';
import { isOperator, OperatorStart } from '../../../feature/operator/operator-start.tsx';
import { useWhoami } from '../../../feature/use-whoami.ts';
import { useRead } from '../../../http/query/use-read.ts';
import { Button } from '../../../ui/button/button.tsx';
import { GRID } from '../../../ui/page/card-grid.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { FailedState } from '../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { useDelay } from '../../../ui/state/use-delay';
import { JoinOrganisation } from '../../members/join/join-organisation.tsx';
import { MyRequests } from '../../members/join/my-requests.tsx';
import { CreateOrganisation } from '../create/create-organisation.tsx';
import { MyOffers } from '../ownership/my-offers.tsx';
import { OrganisationCards } from './organisation-cards.tsx';

type Way = 'create' | 'join';

/** The organisations someone belongs to, those that are offered to them, and the ways to one more. */
export function Organisations() {
  const { t } = useLingui();
  const { data: organisations, error, refetch } = useRead(listMyOrganisations, {});
  const isFirst = organisations?.length === 0;
  /** Kept here: the buttons move when the list turns out to be empty. */
  const [opened, setOpened] = useState<Way>();
  const close = () => setOpened(undefined);
  return (
    <>
      <PageHeader title={t`Organisations`} actions={!isFirst && <Ways onOpen={setOpened} />} />
      {organisations && <MyOffers />}
      {/* By its key it is the same one in both places, and knows what was waiting before. */}
      {isFirst && <MyRequests key="requests" />}
      {organisations && <Mine organisations={organisations} onOpen={setOpened} />}
      {organisations && !isFirst && <MyRequests key="requests" />}
      {!organisations && !error && <LoadingState />}
      {!organisations && error && (
        <FailedState error={error} onRetry={() => void refetch()}>
          <Trans>We could not load your organisations. Nothing is lost.</Trans>
        </FailedState>
      )}
      <CreateOrganisation isOpen={opened === 'create'} onClose={close} />
      <JoinOrganisation isOpen={opened === 'join'} onClose={close} />
    </>
  );
}

interface MineProps {
  organisations: readonly MyOrganisation[];
  onOpen: (way: Way) => void;
}

function Mine({ organisations, onOpen }: MineProps) {
  const [first, second] = organisations;
  if (first)
    return (
      <>
        <OrganisationCards organisations={organisations} />
        {!second && <StartPacking org={first.id} />}
      </>
    );
  return (
    <EmptyState
      title={<Trans>Start with an organisation</Trans>}
      picture={<Building2 />}
      action={<Ways onOpen={onOpen} />}
    >
      <Trans>
        Your products, codes and team live in an organisation. Create your own, or join the one you work for.
      </Trans>
    </EmptyState>
  );
}

/** Anyone who packs in one organisation alone begins here. It comes below the card, which stays where it is. */
function StartPacking({ org }: { org: string }) {
  const { data: whoami } = useWhoami(org);
  return whoami && isOperator(whoami) && <OperatorStart org={org} />;
}

/** On a phone they share the width. */
function Ways({ onOpen }: Pick<MineProps, 'onOpen'>) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-auto max-sm:*:px-2 max-sm:*:text-14 max-sm:[&_svg]:hidden">
      <Button aria-haspopup="dialog" icon={<LogIn aria-hidden="true" />} onClick={() => onOpen('join')}>
        <Trans>Join Organisation</Trans>
      </Button>
      <Button
        variant="primary"
        aria-haspopup="dialog"
        icon={<Plus aria-hidden="true" />}
        onClick={() => onOpen('create')}
      >
        <Trans>Create Organisation</Trans>
      </Button>
    </div>
  );
}

function LoadingState() {
  const isSlow = useDelay(150);
  return (
    <div aria-busy="true" className={GRID}>
      {isSlow && [1, 2, 3].map((at) => <Skeleton key={at} className="h-32 rounded-card" />)}
    </div>
  );
}
