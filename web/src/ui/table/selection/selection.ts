/** What a bulk action is for: single rows, or all that the list finds on all its pages. */
export type Chosen = { isAll: false; ids: readonly string[] } | { isAll: true; total: number };

/** Ids of the rows between two of them, both included. */
export function between(ids: readonly string[], one: string, other: string): readonly string[] {
  const ends = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b);
  const [first = -1, last = -1] = ends;
  return first < 0 ? [] : ids.slice(first, last + 1);
}

/** With some added or taken away. */
export function withIds(chosen: ReadonlySet<string>, ids: readonly string[], isChosen: boolean): Set<string> {
  const next = new Set(chosen);
  for (const id of ids) {
    if (isChosen) next.add(id);
    else next.delete(id);
  }
  return next;
}
