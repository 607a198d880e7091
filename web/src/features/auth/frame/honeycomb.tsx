/** Cells by column and row; every second row is half a column further. */
const FULL: Cell[] = [
  [2, 0],
  [3, 0],
  [2.5, 1],
  [3.5, 1],
  [3, 2],
  [3.5, 3],
];
const HALF_FULL: Cell[] = [
  [1, 0],
  [2, 2],
  [3, 4],
];
const EMPTY: Cell[] = [
  [0, 0],
  [0.5, 1],
  [1.5, 1],
  [1, 2],
  [2.5, 3],
  [2, 4],
  [3.5, 5],
];

type Cell = readonly [column: number, row: number];

const FIRST = { x: 176.7, y: 4 };
const STEP = { x: 29.4, y: 25.5 };
const RADIUS = 15.4;

/** The picture on the label. */
export function Honeycomb() {
  return (
    <svg className="roll-comb" viewBox="0 0 276 146" aria-hidden="true">
      <path fill="currentColor" d={pathOf(FULL)} />
      <path fill="currentColor" fillOpacity=".45" d={pathOf(HALF_FULL)} />
      <path fill="none" stroke="currentColor" strokeOpacity=".55" d={pathOf(EMPTY)} />
    </svg>
  );
}

const pathOf = (cells: readonly Cell[]) => cells.map(hexagon).join('');

function hexagon([column, row]: Cell): string {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = ((corner - 0.5) * Math.PI) / 3;
    const x = FIRST.x + column * STEP.x + RADIUS * Math.cos(angle);
    const y = FIRST.y + row * STEP.y + RADIUS * Math.sin(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}
