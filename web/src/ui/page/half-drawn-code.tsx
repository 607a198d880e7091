/** '#' is drawn, 'o' is still to come. */
const ROWS = [
  '#######...###.#######',
  '#.....#.###.#.#.....#',
  '#.###.#...###.#.###.#',
  '#.###.#.##..#.#.###.#',
  '#.###.#..#..#.#.###.#',
  '#.....#.#..#..#.....#',
  '#######.#.#.#.#######',
  '.........#...........',
  '#####.###..#.#.#.#.#.',
  '.#.##..##..##....#..#',
  '..##.####.#.###..#.#.',
  '.##.#......###.#.####',
  '#..#.####...o.oo.....',
  '........o...oooooo...',
  '#######.oo.o.ooo.ooo.',
  '#.....#......o..ooooo',
  '#.###.#.o.oo..o.....o',
  '#.###.#.ooo.ooooo....',
  '#.###.#.o.o.ooo..oo..',
  '#.....#.o.o..o.oooo..',
  '#######.o..o..o.o..o.',
];
/** Where the drawing has got to. */
const AT = { cx: 10.5, cy: 12.5 };

/** A code that is being drawn. */
export function HalfDrawnCode() {
  return (
    <svg viewBox="0 0 21 21" aria-hidden="true" className="w-full">
      <path fill="currentColor" shapeRendering="crispEdges" d={squares('#', 0)} />
      <path fill="none" stroke="var(--control-line)" strokeWidth="0.14" d={squares('o', 0.14)} />
      <circle {...AT} r="0.95" fill="var(--guide)" opacity="0.18" />
      <circle {...AT} r="0.5" fill="var(--guide)" />
    </svg>
  );
}

function squares(sign: string, inset: number): string {
  const side = 1 - 2 * inset;
  return ROWS.flatMap((row, y) =>
    Array.from(row, (drawn, x) =>
      drawn === sign ? `M${x + inset} ${y + inset}h${side}v${side}h${-side}z` : '',
    ),
  ).join('');
}
