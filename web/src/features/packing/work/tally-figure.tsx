import { useLingui } from '@lingui/react/macro';
import { classNames } from '../../../ui/class-names.ts';
import type { Tally } from '../desk/desk-state.ts';

/** More cells than these are too small to be counted by eye. */
const CELLS_MAX = 48;

interface FigureProps {
  tally: Tally;
  isLarge?: boolean;
}

/** '17 / 24', as it is read from a step away. */
export function TallyFigure({ tally: { count, of }, isLarge = false }: FigureProps) {
  const { i18n, t } = useLingui();
  const words = of === undefined ? i18n.number(count) : t`${i18n.number(count)} of ${i18n.number(of)}`;
  return (
    <p
      className={classNames(
        'font-head leading-none font-semibold tracking-tight whitespace-nowrap tabular-nums',
        isLarge ? 'text-[96px] max-[350px]:text-64' : 'text-64 max-[350px]:text-48',
      )}
    >
      <span className="sr-only">{words}</span>
      <span aria-hidden="true">
        {i18n.number(count)}
        {of !== undefined && (
          <span className={isLarge ? 'text-48' : 'text-34 text-chrome-ink-2 max-[350px]:text-24'}>
            {' '}
            / {i18n.number(of)}
          </span>
        )}
      </span>
    </p>
  );
}

/** The pack as it fills: a cell for each place, or a bar where there are too many. */
export function TallyCells({ tally: { count, of } }: { tally: Tally }) {
  if (of === undefined || of === 0) return null;
  if (of > CELLS_MAX)
    return (
      <div
        aria-hidden="true"
        className="h-4 w-32 overflow-hidden rounded-full border border-white/40 sm:w-60"
      >
        <div className="h-full bg-chrome-accent" style={{ width: `${Math.min(100, (count / of) * 100)}%` }} />
      </div>
    );
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[repeat(8,16px)] gap-1 max-[350px]:grid-cols-[repeat(8,12px)]"
    >
      {Array.from({ length: of }, (_, at) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a place in the pack
          key={at}
          className={classNames(
            'h-4 rounded-[3px] border max-[350px]:h-3',
            at < count ? 'border-transparent bg-chrome-accent' : 'border-white/40',
          )}
        />
      ))}
    </div>
  );
}
