import { Trans, useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function NotificationsPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Notifications`} />
      <PageHeader title={t`Notifications`} />
      <EmptyState title={<Trans>Nothing here yet</Trans>} picture={<Bell />}>
        <Trans>What needs you will be listed here: who wants to join, and recalls.</Trans>
      </EmptyState>
    </>
  );
}
