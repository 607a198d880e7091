import { classNames } from '../class-names.ts';

interface Props {
  value: number;
  max: number;
  /** What is going on. */
  label: string;
  /** Ochre: it waits for someone. */
  isPaused?: boolean;
}

/** How much is done. The count and the time left are beside it in words. */
export function ProgressBar({ value, max, label, isPaused = false }: Props) {
  const percent = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no two browsers let <progress> be drawn alike
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className="h-2 overflow-hidden rounded-full bg-line"
    >
      <div
        className={classNames(
          'h-full rounded-full transition-[width] duration-180 ease-out forced-colors:bg-[Highlight]',
          isPaused ? 'bg-warning' : 'bg-accent',
        )}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
