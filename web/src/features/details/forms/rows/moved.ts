/** The same rows with one of them at another place. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const others = rows.toSpliced(from, 1);
  const row = rows[from];
  return row === undefined || to < 0 || to >= rows.length ? [...rows] : others.toSpliced(to, 0, row);
}
