import { listSecurityEvents } from '@qrigin/domain/audit';
import type { Whoami } from '@qrigin/domain/organisations';
import { ExportCsv } from '../../../feature/export-csv/export-csv.tsx';
import { useSecurityLog } from './use-security-log.ts';

export function ExportSecurityLog({ me }: { me: Whoami }) {
  const { input, total } = useSecurityLog(me);
  if (total === 0) return null;
  return <ExportCsv list={listSecurityEvents} input={input} organisation={me.organisation.name} />;
}
