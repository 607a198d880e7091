import type { Product } from '@qrigin/domain/products';

/** What looks like a code at this size; no reader takes it for one. */
const CODES = [
  ['###.#', '#.#..', '###.#', '..#.#', '##.##'],
  ['###..', '#.###', '###.#', '.#..#', '#.##.'],
  ['###.#', '#.#.#', '####.', '#..##', '.##.#'],
] as const;

const JARS = [6, 62, 118];
const MODULE = 4;

/** Three packs in a row: each with a code of its own, or all with the same. */
export function TypePicture({ nature }: Pick<Product, 'nature'>) {
  return (
    <svg
      viewBox="0 0 172 84"
      aria-hidden="true"
      className="w-28 shrink-0 rounded-control bg-sunken sm:w-full sm:px-10 sm:py-2"
    >
      {JARS.map((x, at) => (
        <g key={x} transform={`translate(${x} 8)`}>
          <path fill="var(--ink-2)" d="M8 0h32v8H8z" />
          <path
            fill="var(--surface)"
            stroke="var(--ink-2)"
            strokeWidth="2"
            d="M5 9h38a4 4 0 0 1 4 4v50a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V13a4 4 0 0 1 4-4z"
          />
          <path fill="var(--accent)" d="M2 20h44v4H2z" />
          {/* Codes are black on white, in dark too. */}
          <path fill="#ffffff" d="M10 30h28v28H10z" />
          <path fill="#000000" shapeRendering="crispEdges" d={modules(CODES[nature === 'static' ? 0 : at])} />
        </g>
      ))}
    </svg>
  );
}

function modules(rows: readonly string[] | undefined = []): string {
  return rows
    .flatMap((row, y) =>
      Array.from(row, (sign, x) =>
        sign === '#' ? `M${14 + x * MODULE} ${34 + y * MODULE}h${MODULE}v${MODULE}h-${MODULE}z` : '',
      ),
    )
    .join('');
}
