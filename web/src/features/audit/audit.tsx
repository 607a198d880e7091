import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { ExportRecord } from './record/export-record.tsx';
import { AuditRecord } from './record/record.tsx';
import { ExportSecurityLog } from './security/export-security-log.tsx';
import { SecurityLog } from './security/security-log.tsx';

const SECURITY = 'security';
const RECORD = 'record';

/** Who did what, and when. Owners also see what concerns the safety of their people's accounts. */
export function Audit({ me }: { me: Whoami }) {
  const { t } = useLingui();
  const isOwner = me.rank === 0;
  const [params, setParams] = useSearchParams();
  const view = isOwner && params.get('view') === SECURITY ? SECURITY : RECORD;
  const tabs = [
    { value: RECORD, label: <Trans>Changes</Trans>, content: <AuditRecord me={me} /> },
    { value: SECURITY, label: <Trans>Security</Trans>, content: <SecurityLog me={me} /> },
  ];
  return (
    <>
      <PageHeader
        title={t`Audit log`}
        note={<Trans>Who did what in this organisation, and when.</Trans>}
        actions={view === SECURITY ? <ExportSecurityLog me={me} /> : <ExportRecord me={me} />}
      />
      {isOwner ? (
        <Tabs
          label={t`Audit log sections`}
          tabs={tabs}
          value={view}
          // The filters of one part mean nothing to the other.
          onChange={(value) => setParams(value === SECURITY ? { view: SECURITY } : {})}
        />
      ) : (
        <AuditRecord me={me} />
      )}
    </>
  );
}
