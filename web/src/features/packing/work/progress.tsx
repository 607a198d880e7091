import { Plural, Trans } from '@lingui/react/macro';
import { CircleCheck, TriangleAlert, Undo2 } from 'lucide-react';
import { useStore } from 'zustand';
import { classNames } from '../../../ui/class-names.ts';
import type { Desk } from '../desk/desk.ts';
import { type Tally, tallyOf, undoable, type Work } from '../desk/desk-state.ts';
import { FlashScreen } from './flash-screen.tsx';
import { HallButton } from './hall-button.tsx';
import { SIGN_TONES } from './hall-tones.ts';
import { LastReads } from './last-reads.tsx';
import { NextPack } from './next-pack.tsx';
import { StartAgain } from './start-again.tsx';
import { TallyCells, TallyFigure } from './tally-figure.tsx';
import { useRefreshed } from './use-refreshed.ts';

interface Props {
  desk: Desk;
  work: Work;
  onNext: () => void;
  onBack: () => void;
}

/** What was scanned for the pack, how far it is, and what to do next. */
export function Progress({ desk, work, onNext, onBack }: Props) {
  const flash = useStore(desk.store, (state) => state.flash);
  const tally = tallyOf(work);
  const { job, pack, lines } = work;
  useRefreshed(desk);
  return (
    <>
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
