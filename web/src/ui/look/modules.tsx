interface Props {
  /** One string a row; every '#' is a filled square. */
  rows: readonly string[];
  className?: string;
}

/** A picture made of code modules. An illustration: it holds no message and no reader takes it for a code. */
export function Modules({ rows, className }: Props) {
  const width = Math.max(...rows.map((row) => row.length));
  return (
    <svg className={className} viewBox={`0 0 ${width} ${rows.length}`} aria-hidden="true">
      <path fill="currentColor" shapeRendering="crispEdges" d={rows.map(rowPath).join('')} />
    </svg>
  );
}

function rowPath(row: string, y: number): string {
  return [...row.matchAll(/#+/g)]
    .map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`)
    .join('');
}
