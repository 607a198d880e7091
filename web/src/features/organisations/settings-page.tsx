import { useLingui } from '@lingui/react/macro';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Settings } from './settings/settings.tsx';

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
