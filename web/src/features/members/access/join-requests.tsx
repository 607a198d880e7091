import { Trans, useLingui } from '@lingui/react/macro';
import { listJoinRequests, MEMBERS } from '@qrigin/domain/members';
import type { Whoami } from '@qrigin/domain/organisations';
import { may } from '../../../feature/may.ts';
import { hasMoreRows, useReadPages } from '../../../http/query/use-read.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { FailedState } from '../../../ui/state/failed-state.tsx';
import { LoadingRows } from '../../../ui/table/loading-rows.tsx';
import { JoinRequest } from './join-request.tsx';

const WAITING = { state: 'pending', sort_by: 'created_at', page_size: '10' } as const;

/** People waiting for approval, the longest wait first. */
export function JoinRequests({ me }: { me: Whoami }) {
  const { i18n } = useLingui();
  const org = me.organisation.id;
  const { data, dataUpdatedAt, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useReadPages(
      listJoinRequests,
      (page) => ({
        params: { org },
        query: { ...WAITING, page: String(page) },
      }),
      { hasMore: hasMoreRows },
    );
  const requests = data?.pages.flatMap(({ items }) => items);
  const total = data?.pages[0]?.total ?? 0;
  const mayDecide = may(me, MEMBERS.decideRequests);
  return (
    <Card
      as="section"
      aria-labelledby="join-requests"
      // What has the focus must not hide behind the bars that stay in sight.
      className="[&_:is(a,button)]:scroll-my-24"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-4 sm:px-5">
        <h2 id="join-requests" className="flex items-center gap-2.5 text-20">
          <Trans>Join requests</Trans>
          {total > 0 && (
            <span className="min-w-6 rounded-full bg-guide px-2 py-1 text-center font-text text-13 leading-4 font-semibold text-on-guide tabular-nums">
              {i18n.number(total)}
            </span>
          )}
        </h2>
        {total > 0 && (
          <p className="text-14 text-ink-2">
            <Trans>We’ll let them know your answer.</Trans>
          </p>
        )}
      </div>
      {requests && requests.length > 0 && (
        <ul className="list-none divide-y divide-line border-t border-line">
          {requests.map((request) => (
            <JoinRequest
              key={request.id}
              request={request}
              mayDecide={mayDecide}
              now={new Date(dataUpdatedAt)}
            />
          ))}
        </ul>
      )}
      {requests?.length === 0 && (
        <p className="border-t border-line px-4 py-5 text-ink-2 sm:px-5">
          <Trans>No one is waiting. Requests to join this organisation appear here.</Trans>
        </p>
      )}
      {!requests && !error && <LoadingRows count={2} />}
      {!requests && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {hasNextPage && (
        <div className="border-t border-line p-3 text-center">
          <Button size="s" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </Card>
  );
}
