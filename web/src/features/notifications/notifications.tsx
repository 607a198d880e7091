import { Trans, useLingui } from '@lingui/react/macro';
import { Bell, CheckCheck } from 'lucide-react';
import type { ComponentType } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { useAsyncAction } from '../../ui/button/use-async-action.ts';
import { Card } from '../../ui/page/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { FailedState } from '../../ui/state/failed-state.tsx';
import { LoadingRows } from '../../ui/table/loading-rows.tsx';
import { type Notice, useMarkRead, useNotices } from './api.ts';
import { Notices } from './list/notices.tsx';
import { MailSettings } from './settings/mail-settings.tsx';

interface Props {
  /** How an organisation is drawn beside its name. */
  Logo: ComponentType<Pick<Notice, 'organisation'>>;
}

/** A person's notifications, and which of them they also want by email. */
export function Notifications({ Logo }: Props) {
  const { t } = useLingui();
  const { data, dataUpdatedAt, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useNotices();
  const notices = data?.pages.flatMap(({ items }) => items);
  const unread = data?.pages[0]?.unread ?? 0;
  return (
    <>
      <PageHeader title={t`Notifications`} actions={unread > 0 && <MarkAll />} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_320px] xl:gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {notices && <Notices notices={notices} now={new Date(dataUpdatedAt)} Logo={Logo} />}
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
  const markRead = useMarkRead();
  const { isBusy, act } = useAsyncAction();
  return (
    <Button
      icon={<CheckCheck aria-hidden="true" />}
      isBusy={isBusy}
      onClick={() => void act(() => markRead())}
    >
      <Trans>Mark all as read</Trans>
    </Button>
  );
}
