import { useLingui } from '@lingui/react/macro';
import { listSecurityEvents, type SecurityEntry as SecurityEvent } from '@qrigin/domain/audit';
import type { Whoami } from '@qrigin/domain/organisations';
import { call } from '../../../http/call.ts';
import { securityDetail, securityLabel } from '../../../ui/text/security-words.tsx';
import { DownloadEntries } from '../download/download-entries.tsx';
import { useSecurityLog } from './use-security-log.ts';

export function DownloadSecurityLog({ me }: { me: Whoami }) {
  const { t, i18n } = useLingui();
  const { query, data } = useSecurityLog(me);
  const { id, name } = me.organisation;

  const rowsOf = (events: readonly SecurityEvent[]) => [
    [t`When`, t`Person`, t`What happened`, t`By`, t`Device`, t`Type`, t`Person ID`, t`Entry ID`],
    ...events.map(({ at, person, by, kind, detail, device, id: eventId }) => [
      at,
      person?.name ?? '',
      `${securityLabel(i18n, kind, detail)} ${securityDetail(kind, detail)}`.trim(),
      by?.name ?? '',
      device ?? '',
      kind,
      person?.id ?? '',
      eventId,
    ]),
  ];

  if (!data?.total) return null;
  return (
    <DownloadEntries
      organisation={name}
      words={t`security`}
      fetchPage={(part, signal) =>
        call(listSecurityEvents, { params: { org: id }, query: { ...query, ...part }, signal })
      }
      rowsOf={rowsOf}
    />
  );
}
