import { useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { securityDetail, securityLabel } from '../../../ui/text/security-words.tsx';
import { fetchSecurityEvents, type SecurityEvent } from '../api.ts';
import { DownloadEntries } from '../download/download-entries.tsx';
import { useSecurityLog } from './use-security-log.ts';

export function DownloadSecurityLog({ me }: { me: Whoami }) {
  const { t, i18n } = useLingui();
  const { filter, data } = useSecurityLog(me);
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
      fetchPage={(part, signal) => fetchSecurityEvents(id, filter, part, signal)}
      rowsOf={rowsOf}
    />
  );
}
