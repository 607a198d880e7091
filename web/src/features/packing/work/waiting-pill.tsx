import { Plural, Trans } from '@lingui/react/macro';
import { CloudOff, Wifi } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { useDelay } from '../../../ui/state/use-delay.ts';
import { useIsOnline } from '../../../ui/state/use-is-online.ts';
import type { QueueState } from '../queue/queue-state.ts';
import { TONES } from './hall-tones.ts';

const PILL =
  'ml-auto inline-flex min-h-12 items-center gap-2 rounded-full px-3.5 text-16 font-semibold whitespace-nowrap';

/** What is on its way for less than this is as good as sent: a pill that changes with every scan is no help. */
const SHORT_MS = 1000;

/** Whether everything is with the server; what waits is sent in its order once the network is back. */
export function WaitingPill({ queue: { waiting, standing } }: { queue: QueueState }) {
  const isOnline = useIsOnline();
  const isCutOff = standing === 'failing' || standing === 'refused' || !isOnline;
  if (!isCutOff)
    return <Online>{waiting > 0 ? <OnItsWay waiting={waiting} /> : <Trans>All sent</Trans>}</Online>;
  return (
    <output className={classNames(PILL, TONES.again)}>
      <CloudOff aria-hidden="true" className="size-6" />
      <Plural value={waiting} _0="Offline" one="# waiting" other="# waiting" />
    </output>
  );
}

function Online({ children }: { children: ReactNode }) {
  return (
    <output className={classNames(PILL, 'bg-white/10 text-chrome-ink-2')}>
      <Wifi aria-hidden="true" className="size-6" />
      <span className="max-[350px]:sr-only">{children}</span>
    </output>
  );
}

function OnItsWay({ waiting }: { waiting: number }) {
  const isLong = useDelay(SHORT_MS);
  return isLong ? <Trans>Sending {waiting}</Trans> : <Trans>All sent</Trans>;
}
