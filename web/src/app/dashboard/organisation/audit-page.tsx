import { useLingui } from '@lingui/react/macro';
import { Audit } from '../../../features/audit/audit.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { useWhoamiHere } from './use-whoami-here.ts';

export function AuditPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Audit log`} />
      <Audit me={useWhoamiHere()} />
    </>
  );
}
