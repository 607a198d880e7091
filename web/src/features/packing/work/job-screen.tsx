import { Trans, useLingui } from '@lingui/react/macro';
import type { PackingJob } from '@qrigin/domain/packing';
import { useStore } from 'zustand';
import { errorMessage } from '../../../ui/state/error-message';
import { ShortCode } from '../../../ui/text/short-code.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import type { Desk } from '../desk/desk.ts';
import type { Work } from '../desk/desk-state.ts';
import { ScanStation } from '../input/scan-station.tsx';
import { AskForPack } from '../start/ask-for-pack.tsx';
import { HallFrame } from './hall-frame.tsx';
import { JOB_WORDS } from './job-words.ts';
import { OthersHere } from './others-here.tsx';
import { Progress } from './progress.tsx';
import { QueueNotice } from './queue-notice.tsx';
import { WaitingPill } from './waiting-pill.tsx';

interface Props {
  desk: Desk;
  job: PackingJob;
  /** Undefined until its pack was scanned. */
  work: Work | undefined;
  isOpening: boolean;
  /** What was scanned by the camera or typed. */
  onRead: (text: string) => void;
  /** To the next pack, or to another job. */
  onNext: () => void;
  onBack: () => void;
}

/** One job: first its pack, then what is in it. The camera stays on from one to the other. */
export function JobScreen({ desk, job, work, isOpening, onRead, onNext, onBack }: Props) {
  const { t } = useLingui();
  const queue = useStore(desk.store, (state) => state.queue);
  const name = t(JOB_WORDS[job].name);
  return (
    <HallFrame
      step={`${job} ${work?.code}`}
      name={`${name} · ${t`Packing`}`}
      title={
        <>
          {name}
          {work?.pack && (
            <>
              : <Verbatim text={work.pack.level} />
            </>
          )}
        </>
      }
      note={work ? <PackNote work={work} /> : <Trans>First the pack, then what is in it</Trans>}
      onBack={onBack}
      aside={(work || queue.waiting > 0) && <WaitingPill queue={queue} />}
    >
      <QueueNotice desk={desk} />
      {!work && <AskForPack job={job} isOpening={isOpening} />}
      {work?.error !== undefined && !work.pack && <NotLoaded error={work.error} />}
      <ScanStation onRead={onRead} />
      {work?.pack && <OthersHere others={work.pack.others} />}
      {work && <Progress desk={desk} work={work} onNext={onNext} onBack={onBack} />}
    </HallFrame>
  );
}

function PackNote({ work: { code, pack } }: { work: Work }) {
  if (code === undefined) return null;
  return (
    <>
      <ShortCode code={code} />
      {pack?.product && (
        <>
          {' · '}
          <Verbatim text={pack.product.name} />
        </>
      )}
    </>
  );
}

/** Offline one packs on: what is in the pack comes with the network. */
function NotLoaded({ error }: { error: unknown }) {
  return (
    <div className="mx-4 mb-2 text-16 text-chrome-ink-2">
      <p>{errorMessage(error)}</p>
      <p>
        <Trans>Keep scanning. We’ll count what is in the pack once we can.</Trans>
      </p>
    </div>
  );
}
