import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Notifications } from './notifications.tsx';

export function NotificationsPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Notifications`} />
      <Notifications />
    </>
  );
}
