import { Trans, useLingui } from '@lingui/react/macro';
import { type ActivityEntry as Activity, AUTH_LOG } from '@qrigin/domain/auth';
import { ShieldAlert, UserCog } from 'lucide-react';
import { SecurityWords } from '../../../../feature/security-words.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { formatAgo } from '../../../../ui/text/ago.ts';
import { Moment } from '../../../../ui/text/moment.tsx';
import { Verbatim } from '../../../../ui/text/verbatim.tsx';
import { DeviceIcon } from '../device-icon.tsx';
import { isAlarming } from './is-alarming.ts';

interface Props {
  entry: Activity;
  now: Date;
}

export function ActivityRow({ entry, now }: Props) {
  const { i18n } = useLingui();
  const { at, kind, detail, device, network, organisation } = entry;
  const facts = [organisation?.name ?? null, device, network].filter((fact) => fact !== null);
  return (
    <li
      tabIndex={-1}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 py-3 first:pt-0 last:pb-0 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <Picture entry={entry} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="font-semibold wrap-anywhere">
            <SecurityWords kind={kind} detail={detail} />
          </span>
          {entry.is_this_session && kind === AUTH_LOG.signedIn.name && (
            <Badge variant="good">
              <Trans>This session</Trans>
            </Badge>
          )}
        </p>
        {facts.length > 0 && (
          <p className="flex flex-wrap gap-x-3 text-14 text-ink-3">
            {facts.map((fact) => (
              <Verbatim key={fact} text={fact} className="wrap-anywhere" />
            ))}
          </p>
        )}
      </div>
      <p className="flex flex-wrap gap-x-2 text-14 max-sm:col-start-2 sm:grid sm:text-right">
        <span translate="no" className="text-ink-2">
          {formatAgo(i18n.locale, new Date(at), now)}
        </span>
        <Moment at={at} format="moment" className="text-ink-3 tabular-nums" />
      </p>
    </li>
  );
}

/** Of the device, where one did it; what others did, and what failed, has its own. */
function Picture({ entry: { kind, device } }: { entry: Activity }) {
  return (
    <span
      className={classNames(
        'row-span-2 grid size-9 place-items-center self-start rounded-control sm:row-span-1',
        isAlarming(kind) ? 'bg-warning-soft text-warning' : 'bg-sunken text-ink-2',
      )}
    >
      {isAlarming(kind) && <ShieldAlert aria-hidden="true" className="size-4.5" />}
      {!isAlarming(kind) && device !== null && <DeviceIcon device={device} />}
      {!isAlarming(kind) && device === null && <UserCog aria-hidden="true" className="size-4.5" />}
    </span>
  );
}
