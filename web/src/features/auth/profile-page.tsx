import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Profile } from './profile/profile.tsx';

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
