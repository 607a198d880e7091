import { QrCode } from 'lucide-react';

const COLUMNS = 10;
const SHOWN_MAX = 50;
/** Squares of 4 with 1 between them. */
const STEP = 5;

/** What is in a pack: a square for each, the first one green; of very many as far as there is room. A code in the innermost. */
export function LevelGlyph({ count }: { count: number | undefined }) {
  if (count === undefined) return <QrCode aria-hidden="true" className="size-8 shrink-0 text-ink-2" />;
  // Someone may type a zero on the way to a number.
  const shown = Math.max(1, Math.min(count, SHOWN_MAX));
  const [columns, rows] = [Math.min(shown, COLUMNS), Math.ceil(shown / COLUMNS)];
  const [width, height] = [columns * STEP - 1, rows * STEP - 1];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="mt-1 shrink-0"
    >
      {Array.from({ length: shown }, (_, at) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- squares have no name
          key={at}
          x={(at % COLUMNS) * STEP}
          y={Math.floor(at / COLUMNS) * STEP}
          width="4"
          height="4"
          rx="0.6"
          className={at === 0 ? 'fill-accent' : 'fill-ink-2'}
        />
      ))}
    </svg>
  );
}
