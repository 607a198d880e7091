import { listAudit } from '@qrigin/domain/audit';
import type { Whoami } from '@qrigin/domain/organisations';
import { ExportCsv } from '../../../feature/export-csv/export-csv.tsx';
import { useRecord } from './use-record.ts';

export function ExportRecord({ me }: { me: Whoami }) {
  const { input, total } = useRecord(me);
  if (total === 0) return null;
  return <ExportCsv list={listAudit} input={input} organisation={me.organisation.name} />;
}
