import { Trans, useLingui } from '@lingui/react/macro';
import { type ActivityEntry as Activity, listMyActivity } from '@qrigin/domain/auth';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { hasMoreRows, rowsOf, useReadPages } from '../../../../http/query/use-read.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import { FailedLine } from '../../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { TextLink } from '../../../../ui/text/text-link.tsx';
import { ActivityRow } from './activity-row.tsx';

const AT_ONCE = '10';

/** What happened to the account: sign-ins, failures, roles, from where and when. */
export function RecentActivity() {
  const { t } = useLingui();
  const { data, dataUpdatedAt, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useReadPages(listMyActivity, (page) => ({ query: { page: String(page), page_size: AT_ONCE } }), {
      hasMore: hasMoreRows,
    });
  const entries = rowsOf(data?.pages);
  const [firstNew, setFirstNew] = useState<number>();
  return (
    <Section id="activity" title={t`Recent activity`}>
      {data?.pages[0]?.has_recent_failure && <WasItYou />}
      {data && <ActivityList entries={entries} now={new Date(dataUpdatedAt)} firstNew={firstNew} />}
      {!data && !error && <Skeleton className="h-40" />}
      {error && <FailedLine error={error} onRetry={() => void (data ? fetchNextPage() : refetch())} />}
      {hasNextPage && !error && (
        <Button
          className="justify-self-start"
          isBusy={isFetchingNextPage}
          onClick={() => {
            setFirstNew(entries.length);
            void fetchNextPage();
          }}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </Section>
  );
}

interface ListProps {
  entries: readonly Activity[];
  now: Date;
  /** Where the last requested entries begin: the button may be gone, so the focus moves there. */
  firstNew: number | undefined;
}

function ActivityList({ entries, now, firstNew }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = firstNew === undefined ? undefined : list.current?.children[firstNew];
    if (row instanceof HTMLElement && entries.length > (firstNew ?? 0)) row.focus();
  }, [firstNew, entries.length]);
  if (entries.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>No activity yet. Sign-ins and changes to your account appear here.</Trans>
      </p>
    );
  return (
    <ul ref={list} className="grid list-none divide-y divide-line">
      {entries.map((entry) => (
        <ActivityRow key={entry.id} entry={entry} now={now} />
      ))}
    </ul>
  );
}

function WasItYou() {
  return (
    <p className="flex gap-2.5 rounded-control bg-warning-soft px-3.5 py-3 text-warning">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span>
        <Trans>
          Someone tried to sign in to your account and failed. If this was not you,{' '}
          <TextLink href="#password" className="text-warning">
            change your password
          </TextLink>
          .
        </Trans>
      </span>
    </p>
  );
}
