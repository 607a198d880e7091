import { Trans } from '@lingui/react/macro';
import { ExampleCode } from '../pictures/example-code.tsx';
import { Picture } from '../pictures/picture.tsx';

const SQUARE = 16;
const STEP = 20;
/** As high as the code at the end, with its frame. */
const HIGH = 'h-19 sm:h-[113px]';

/** Packs side by side, as one path. */
function packs(columns: number, rows: number): string {
  return Array.from({ length: columns * rows }, (_, n) => {
    const [x, y] = [(n % columns) * STEP, Math.floor(n / columns) * STEP];
    return `M${x} ${y}h${SQUARE}v${SQUARE}h-${SQUARE}z`;
  }).join('');
}

/** One pallet opened into its cases, one case into its jars, one jar shown by its code. */
export function PackTree() {
  return (
    <Picture className="px-5 pb-5 xl:px-8 xl:pb-6">
      <div className="flex items-center">
        <svg viewBox="0 0 156 96" className="max-w-48 min-w-0 flex-1" aria-hidden="true">
          <path fill="var(--ink)" d={packs(8, 5)} />
          <path fill="var(--accent)" d="M140 40h16v16h-16z" />
        </svg>
        <Wedge from={48} />
        <svg viewBox="-6 -6 128 88" className={HIGH} aria-hidden="true">
          <path fill="var(--surface)" stroke="var(--accent)" d="M-5.5-5.5h127v87h-127z" />
          <path fill="var(--ink)" d={packs(6, 4)} />
          <path fill="var(--accent)" d="M100 40h16v16h-16z" />
        </svg>
        <Wedge from={61} />
        <span className="border border-accent max-sm:hidden">
          <ExampleCode module={3} of={1} />
        </span>
        <span className="border border-accent sm:hidden">
          <ExampleCode module={2} of={1} />
        </span>
      </div>
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-14 text-ink-2">
        <span>
          <Trans>1 pallet</Trans>
        </span>
        <span>
          <Trans>40 cases</Trans>
        </span>
        <span>
          <Trans>960 jars</Trans>
        </span>
      </p>
    </Picture>
  );
}

/** From one pack to what is in it; `from` is how far down the pack is, in hundredths. */
function Wedge({ from }: { from: number }) {
  return (
    <svg
      viewBox="0 0 40 100"
      preserveAspectRatio="none"
      className={`${HIGH} max-w-16 min-w-4 flex-1`}
      aria-hidden="true"
    >
      <path fill="var(--accent-soft)" stroke="var(--accent)" d={`M0 ${from - 9} 40 0v100L0 ${from + 9}z`} />
    </svg>
  );
}
