import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { FailedLine } from '../../../ui/failed-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type Activity, useActivity } from '../api.ts';
import { ActivityRow } from './activity-row.tsx';
import { isAlarming } from './is-alarming.ts';

const LATELY_MS = 7 * 24 * 3600 * 1000;

/** What happened to the account: sign-ins, failures, roles, from where and when. */
export function RecentActivity() {
  const { t } = useLingui();
  const { data, dataUpdatedAt, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useActivity();
  return (
    <Section id="activity" title={t`Recent activity`}>
      {data && <ActivityList entries={data} now={new Date(dataUpdatedAt)} />}
      {!data && !error && <Skeleton className="h-40" />}
      {error && <FailedLine error={error} onRetry={() => void (data ? fetchNextPage() : refetch())} />}
      {hasNextPage && !error && (
        <Button
          className="justify-self-start"
          isBusy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </Section>
  );
}

function ActivityList({ entries, now }: { entries: readonly Activity[]; now: Date }) {
  if (entries.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>No activity yet. Sign-ins and changes to your account appear here.</Trans>
      </p>
    );
  const isRecent = ({ at }: Activity) => now.getTime() - new Date(at).getTime() < LATELY_MS;
  return (
    <>
      {entries.some((entry) => isAlarming(entry.kind) && isRecent(entry)) && <WasItYou />}
      <ul className="grid list-none divide-y divide-line">
        {entries.map((entry) => (
          <ActivityRow key={entry.id} entry={entry} now={now} />
        ))}
      </ul>
    </>
  );
}

function WasItYou() {
  return (
    <p className="flex gap-2.5 rounded-control bg-warning-soft px-3.5 py-3 text-warning">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span>
        <Trans>
          Someone tried to sign in and did not get through. Was this not you?{' '}
          <TextLink href="#password" className="text-warning">
            Change your password
          </TextLink>
        </Trans>
      </span>
    </p>
  );
}
