import { Trans, useLingui } from '@lingui/react/macro';
import type { PackingJob } from '@qrigin/domain/packing';
import { ChevronRight, type LucideIcon, Shuffle, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { classNames } from '../../../ui/class-names.ts';
import { ShortCode } from '../../../ui/text/short-code.tsx';
import type { Desk } from '../desk/desk.ts';
import { usePackingSettings } from '../signals/packing-settings.ts';
import { HallFrame } from '../work/hall-frame.tsx';
import { SIGN_TONES } from '../work/hall-tones.ts';
import { JOB_WORDS } from '../work/job-words.ts';
import { QueueNotice } from '../work/queue-notice.tsx';
import { WaitingPill } from '../work/waiting-pill.tsx';

interface Props {
  desk: Desk;
  /** The pack that someone came with. */
  code: string | undefined;
  onChoose: (job: PackingJob) => void;
  onBack: () => void;
  /** What only some may decide. */
  rules: ReactNode;
}

/** One job at a time, chosen first. */
export function JobChoice({ desk, code, onChoose, onBack, rules }: Props) {
  const { t } = useLingui();
  const queue = useStore(desk.store, (state) => state.queue);
  const hasScanned = useStore(desk.store, (state) => state.turnedAway > 0);
  const [isMoving, setMoving] = useState(false);
  return (
    <HallFrame
      step={isMoving ? 'moves' : 'jobs'}
      name={t`Packing`}
      title={isMoving ? <Trans>Unpack or move</Trans> : <Trans>What are you doing?</Trans>}
      note={code !== undefined && <ShortCode code={code} />}
      onBack={() => (isMoving ? setMoving(false) : onBack())}
      aside={queue.waiting > 0 && <WaitingPill queue={queue} />}
    >
      <QueueNotice desk={desk} />
      <output className={classNames('px-4 text-20 font-semibold empty:hidden', SIGN_TONES.again)}>
        {hasScanned && (
          <>
            <TriangleAlert aria-hidden="true" className="mr-2 inline size-6" />
            <Trans>Choose a job first. Your scan was not counted.</Trans>
          </>
        )}
      </output>
      <ul className="m-4 grid list-none gap-2">
        {isMoving ? (
          <>
            <JobCard job="unpack" onChoose={onChoose} />
            <JobCard job="move" onChoose={onChoose} />
          </>
        ) : (
          <>
            <JobCard job="check" onChoose={onChoose} />
            <JobCard job="fill" onChoose={onChoose} />
            <li>
              <Choice
                Icon={Shuffle}
                name={<Trans>Unpack or move</Trans>}
                note={<Trans>Take packs out, or put them into another pack.</Trans>}
                onChoose={() => setMoving(true)}
              />
            </li>
          </>
        )}
      </ul>
      {!isMoving && rules}
    </HallFrame>
  );
}

function JobCard({ job, onChoose }: { job: PackingJob; onChoose: Props['onChoose'] }) {
  const { t } = useLingui();
  const { Icon, name, note } = JOB_WORDS[job];
  const isLast = usePackingSettings(({ lastJob }) => lastJob === job);
  return (
    <li>
      <Choice Icon={Icon} name={t(name)} note={t(note)} isLast={isLast} onChoose={() => onChoose(job)} />
    </li>
  );
}

interface ChoiceProps {
  Icon: LucideIcon;
  name: ReactNode;
  note: ReactNode;
  isLast?: boolean;
  onChoose: () => void;
}

function Choice({ Icon, name, note, isLast = false, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-24 w-full cursor-pointer items-center gap-4 rounded-card border-2 border-white/15 bg-white/6 px-4 py-3 text-left leading-snug outline-offset-2 hover:border-chrome-accent focus-visible:outline-3 focus-visible:outline-chrome-ink"
    >
      <Icon aria-hidden="true" className="size-9 text-chrome-accent" />
      <span className="min-w-0 flex-1">
        <span className="block text-20 font-semibold">{name}</span>
        <span className="block text-16 text-chrome-ink-2">{note}</span>
        {isLast && (
          <span className="mt-1 inline-block rounded-full bg-chrome-accent/20 px-2.5 text-14 font-semibold text-chrome-accent">
            <Trans>Last used</Trans>
          </span>
        )}
      </span>
      <ChevronRight aria-hidden="true" className="size-6 text-chrome-ink-2" />
    </button>
  );
}
