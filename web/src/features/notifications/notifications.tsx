import { Trans, useLingui } from '@lingui/react/macro';
import { listNotifications, readNotifications } from '@qrigin/domain/notifications';
import { Bell, CheckCheck } from 'lucide-react';
import { hasMoreRows, useReadPages } from '../../http/query/use-read.ts';
import { useWrite } from '../../http/query/use-write.ts';
import { Button } from '../../ui/button/button.tsx';
import { useAsyncAction } from '../../ui/button/use-async-action.ts';
import { Card } from '../../ui/page/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { FailedState } from '../../ui/state/failed-state.tsx';
import { LoadingRows } from '../../ui/table/loading-rows.tsx';
import { Notices } from './list/notices.tsx';
import { MailSettings } from './settings/mail-settings.tsx';

/** A person's notifications, and which of them they also want by email. */
export function Notifications() {
  const { t } = useLingui();
  const { data, dataUpdatedAt, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useReadPages(listNotifications, (page) => ({ query: { page: String(page) } }), {
      hasMore: hasMoreRows,
    });
  const notices = data?.pages.flatMap(({ items }) => items);
  const unread = data?.pages[0]?.unread ?? 0;
  return (
    <>
      <PageHeader title={t`Notifications`} actions={unread > 0 && <MarkAll />} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_320px] xl:gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {notices && <Notices notices={notices} now={new Date(dataUpdatedAt)} />}
          {notices?.length === 0 && (
            <EmptyState title={<Trans>No notifications yet</Trans>} picture={<Bell />}>
              <Trans>
                This is where you’ll see what needs your attention, such as join requests and recalls.
              </Trans>
            </EmptyState>
          )}
          {!notices && !error && (
            <Card className="overflow-hidden">
              <LoadingRows count={6} />
            </Card>
          )}
          {!notices && error && (
            <FailedState error={error} onRetry={() => void refetch()}>
              <Trans>We could not load your notifications. Nothing is lost.</Trans>
            </FailedState>
          )}
          {hasNextPage && (
            <Button
              className="justify-self-center"
              isBusy={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              <Trans>Show older</Trans>
            </Button>
          )}
        </div>
        <MailSettings />
      </div>
    </>
  );
}

function MarkAll() {
  const read = useWrite(readNotifications);
  const { isBusy, act } = useAsyncAction();
  return (
    <Button
      icon={<CheckCheck aria-hidden="true" />}
      isBusy={isBusy}
      onClick={() => void act(() => read({ body: {} }))}
    >
      <Trans>Mark all as read</Trans>
    </Button>
  );
}
