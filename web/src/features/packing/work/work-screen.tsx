import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, TriangleAlert, Undo2 } from 'lucide-react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { errorMessage } from '../../../ui/state/error-message';
import { showFailure } from '../../../ui/state/show-failure.ts';
import { ShortCode } from '../../../ui/text/short-code.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import type { Desk } from '../desk/desk.ts';
import { type Tally, tallyOf, undoable, type Work } from '../desk/desk-state.ts';
import { ScanStation } from '../input/scan-station.tsx';
import { FlashScreen } from './flash-screen.tsx';
import { HallButton } from './hall-button.tsx';
import { HallFrame } from './hall-frame.tsx';
import { SIGN_TONES } from './hall-tones.ts';
import { JOB_WORDS } from './job-words.ts';
import { LastReads } from './last-reads.tsx';
import { NextPack } from './next-pack.tsx';
import { OthersHere } from './others-here.tsx';
import { QueueNotice } from './queue-notice.tsx';
import { TallyCells, TallyFigure } from './tally-figure.tsx';
import { useRefreshed } from './use-refreshed.ts';
import { WaitingPill } from './waiting-pill.tsx';

interface Props {
  desk: Desk;
  work: Work;
  /** To the next pack, or to another job. */
  onNext: () => void;
  onBack: () => void;
}

/** One pack and one job: what is scanned, how far it is, and what to do next. */
export function WorkScreen({ desk, work, onNext, onBack }: Props) {
  const { t } = useLingui();
  const queue = useStore(desk.store, (state) => state.queue);
  const flash = useStore(desk.store, (state) => state.flash);
  const tally = tallyOf(work);
  const { job, pack, code, lines, error } = work;
  useRefreshed(desk);
  return (
    <HallFrame
      name={t`Packing`}
      title={
        <>
          {t(JOB_WORDS[job].name)}
          {pack && (
            <>
              : <Verbatim text={pack.level} />
            </>
          )}
        </>
      }
      note={code !== undefined && <PackNote code={code} product={pack?.product?.name} />}
      onBack={onBack}
      aside={<WaitingPill queue={queue} />}
    >
      <QueueNotice desk={desk} />
      {error !== undefined && !pack && <NotLoaded error={error} />}
      <ScanStation onRead={desk.read} />
      {pack && <OthersHere others={pack.others} />}
      <div className="flex items-center justify-between gap-4 px-4 py-3">
        <div>
          <TallyFigure tally={tally} />
          <p className="text-16 text-chrome-ink-2">
            <WhatCounts work={work} tally={tally} />
          </p>
        </div>
        <TallyCells tally={tally} />
      </div>
      <LastReads lines={lines} />
      <div className="grid grid-cols-2 gap-2 px-4 pt-3 pb-5 max-[350px]:grid-cols-1">
        <HallButton
          icon={<Undo2 aria-hidden="true" />}
          disabled={undoable(work) === undefined}
          onClick={desk.undoLast}
        >
          <Trans>Undo last</Trans>
        </HallButton>
        {job === 'unpack' ? (
          <HallButton variant="main" onClick={onBack}>
            <Trans>Finish</Trans>
          </HallButton>
        ) : (
          <NextPack work={work} tally={tally} onNext={onNext} />
        )}
        {job === 'check' && pack && pack.checked > 0 && <StartAgain desk={desk} />}
      </div>
      <FlashScreen flash={flash} tally={tally} />
    </HallFrame>
  );
}

function PackNote({ code, product }: { code: string; product: string | undefined }) {
  return (
    <>
      <ShortCode code={code} />
      {product !== undefined && (
        <>
          {' · '}
          <Verbatim text={product} />
        </>
      )}
    </>
  );
}

function WhatCounts({ work: { job, pack }, tally }: { work: Work; tally: Tally }) {
  if (tally.over > 0) return <TooFull over={tally.over} />;
  if (tally.isDone)
    return (
      <span className="inline-flex items-center gap-1.5 font-semibold text-chrome-accent">
        <CircleCheck aria-hidden="true" className="size-5" />
        {job === 'check' ? <Trans>All checked</Trans> : <Trans>Pack is full</Trans>}
      </span>
    );
  if (job === 'unpack') return <Trans>unpacked</Trans>;
  if (!pack) return <Trans>scanned</Trans>;
  return job === 'check' ? <Trans>checked</Trans> : <Trans>in this pack</Trans>;
}

/** Someone said yes to more than there is room for; whoever comes next sees it too. */
function TooFull({ over }: { over: number }) {
  return (
    <span className={classNames('inline-flex items-center gap-1.5 font-semibold', SIGN_TONES.again)}>
      <TriangleAlert aria-hidden="true" className="size-5" />
      <Plural value={over} one="Full, # too many" other="Full, # too many" />
    </span>
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

function StartAgain({ desk }: { desk: Desk }) {
  return (
    <Button
      variant="ghost"
      size="l"
      className="col-span-full text-chrome-ink! hover:bg-white/10!"
      onClick={() => void desk.startRound().catch(showFailure)}
    >
      <Trans>Start again</Trans>
    </Button>
  );
}
