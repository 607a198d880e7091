import { useLingui } from '@lingui/react/macro';
import { listAudit } from '@qrigin/domain/audit';
import type { Whoami } from '@qrigin/domain/organisations';
import { call } from '../../../http/call.ts';
import { DownloadEntries } from '../download/download-entries.tsx';
import { useRecord } from './use-record.ts';
import { useRowsOf } from './use-rows-of.ts';

export function DownloadRecord({ me }: { me: Whoami }) {
  const { t } = useLingui();
  const { query, data } = useRecord(me);
  const rowsOf = useRowsOf();
  const { id, name } = me.organisation;
  if (!data?.total) return null;
  return (
    <DownloadEntries
      organisation={name}
      words={t`audit`}
      fetchPage={(part, signal) =>
        call(listAudit, { params: { org: id }, query: { ...query, ...part }, signal })
      }
      rowsOf={rowsOf}
    />
  );
}
