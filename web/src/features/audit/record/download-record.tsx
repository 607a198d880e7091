import { useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { fetchEntries } from '../api.ts';
import { DownloadEntries } from '../download/download-entries.tsx';
import { useRecord } from './use-record.ts';
import { useRowsOf } from './use-rows-of.ts';

export function DownloadRecord({ me }: { me: Whoami }) {
  const { t } = useLingui();
  const { filter, data } = useRecord(me);
  const rowsOf = useRowsOf();
  const { id, name } = me.organisation;
  if (!data?.total) return null;
  return (
    <DownloadEntries
      organisation={name}
      words={t`audit`}
      fetchPage={(part, signal) => fetchEntries(id, filter, part, signal)}
      rowsOf={rowsOf}
    />
  );
}
