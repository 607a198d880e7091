import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, Clock, Copy, type LucideIcon, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { Flash, Tally } from '../desk/desk-state.ts';
import { TONES } from './hall-tones.ts';
import { TallyFigure } from './tally-figure.tsx';

const KINDS: Record<Flash['kind'], { Icon: LucideIcon; words: MessageDescriptor; tone: string; ms: number }> =
  {
    done: { Icon: CircleCheck, words: msg`Done`, tone: TONES.done, ms: 250 },
    already: { Icon: Copy, words: msg`Already done`, tone: TONES.again, ms: 1200 },
    kept: { Icon: Clock, words: msg`Saved on this device`, tone: TONES.kept, ms: 250 },
    undone: { Icon: Undo2, words: msg`Undone`, tone: TONES.kept, ms: 600 },
  };
/** Reads that follow each other faster keep the colour on: a screen that blinks more than three times a second can do harm. */
const STEADY_MS = 600;

/** The whole screen says what became of a read, by colour, sign and word. It lets every touch through. */
export function FlashScreen({ flash, tally }: { flash: Flash | undefined; tally: Tally }) {
  const { t } = useLingui();
  const shown = useShown(flash);
  if (!shown) return null;
  const { Icon, words, tone } = KINDS[shown.kind];
  return (
    <div
      aria-hidden="true"
      data-flash={shown.kind}
      className={classNames(
        'pointer-events-none fixed inset-0 z-30 flex flex-col items-center justify-center gap-3 p-6 text-center',
        // Not the whole screen where someone wants it calm.
        'motion-reduce:bottom-auto motion-reduce:p-3 motion-reduce:[&_svg]:size-12',
        tone,
      )}
    >
      <Icon className="size-42" strokeWidth={1.75} />
      <p className="font-head text-34 font-semibold">{t(words)}</p>
      <TallyFigure tally={tally} isLarge />
    </div>
  );
}

/** The flash that is on the screen, for as long as it is. */
function useShown(flash: Flash | undefined): Flash | undefined {
  const [over, setOver] = useState(flash);
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!flash) return undefined;
    const now = performance.now();
    const isQuick = now - last.current < 2 * STEADY_MS;
    last.current = now;
    const { ms } = KINDS[flash.kind];
    const timer = setTimeout(() => setOver(flash), isQuick ? Math.max(ms, STEADY_MS) : ms);
    return () => clearTimeout(timer);
  }, [flash]);
  return flash === over ? undefined : flash;
}
