import { useLingui } from '@lingui/react/macro';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Audit } from './audit.tsx';

export function AuditPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Audit log`} />
      <Audit me={useWhoamiHere()} />
    </>
  );
}
