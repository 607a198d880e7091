import { Trans } from '@lingui/react/macro';
import type { Me } from '@qrigin/domain/auth';
import { readMe } from '@qrigin/domain/auth';
import { useRead } from '../../../http/query/use-read.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { errorMessage } from '../../../ui/state/error-message';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { useDelay } from '../../../ui/state/use-delay';
import { DeleteAccount } from './account/delete-account.tsx';
import { Password } from './account/password.tsx';
import { YourData } from './account/your-data.tsx';
import { RecentActivity } from './activity/recent-activity.tsx';
import { Appearance } from './appearance.tsx';
import { Details } from './details/details.tsx';
import { SectionList } from './section-list.tsx';
import { Sessions } from './sessions/sessions.tsx';
import { TwoFactor } from './two-factor/two-factor.tsx';

/** Everything about the person themselves, whatever organisations they work in. */
export function Profile() {
  const { data: me, error, refetch } = useRead(readMe, {});
  if (me) return <Sections me={me} />;
  if (!error) return <LoadingState />;
  return (
    <div role="alert">
      <EmptyState
        title={errorMessage(error)}
        action={
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    </div>
  );
}

function Sections({ me }: { me: Me }) {
  return (
    <div className="grid gap-x-10 xl:grid-cols-[minmax(0,800px)_200px]">
      <div className="grid min-w-0 gap-4">
        <Details me={me} />
        <Password email={me.email} />
        <TwoFactor isOn={me.two_factor_enabled} />
        <Sessions />
        <RecentActivity />
        <Appearance />
        <YourData />
        <DeleteAccount email={me.email} />
      </div>
      <SectionList />
    </div>
  );
}

function LoadingState() {
  const isSlow = useDelay(150);
  return (
    <div aria-busy="true" className="grid max-w-200 gap-4">
      {isSlow && [1, 2, 3].map((at) => <Skeleton key={at} className="h-44 rounded-card" />)}
    </div>
  );
}
