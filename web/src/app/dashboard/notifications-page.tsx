import { useLingui } from '@lingui/react/macro';
import { Notifications } from '../../features/notifications/notifications.tsx';
import { OrganisationLogo } from '../../features/organisations/organisation-logo.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';

export function NotificationsPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Notifications`} />
      <Notifications Logo={Logo} />
    </>
  );
}

function Logo({ organisation }: { organisation: { name: string; logo_url: string | null } }) {
  return <OrganisationLogo organisation={organisation} size="s" />;
}
