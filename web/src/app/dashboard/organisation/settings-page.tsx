import { useLingui } from '@lingui/react/macro';
import { Settings } from '../../../features/organisations/settings/settings.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useWhoamiHere } from './use-whoami-here.ts';

export function SettingsPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Organisation settings`} />
      <PageHeader title={t`Organisation settings`} />
      <Settings whoami={useWhoamiHere()} />
    </>
  );
}
