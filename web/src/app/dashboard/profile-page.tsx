import { useLingui } from '@lingui/react/macro';
import { Profile } from '../../features/profile/profile.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function ProfilePage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Profile`} />
      <PageHeader title={t`Profile`} />
      <Profile />
    </>
  );
}
