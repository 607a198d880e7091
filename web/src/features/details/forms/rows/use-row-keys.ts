import { useState } from 'react';

interface Kept {
  rows: readonly unknown[];
  keys: readonly number[];
  next: number;
}

/**
 * A name for each row of a list whose rows have none, so that a row that moves takes its fields along. A row that is the
 * same as before has the name that it had; one that was changed where it is keeps the name of its place.
 */
export function useRowKeys(rows: readonly unknown[]): readonly number[] {
  const [kept, setKept] = useState<Kept>(() => ({ rows, keys: [...rows.keys()], next: rows.length }));
  if (kept.rows === rows) return kept.keys;
  const now = namesFor(kept, rows);
  setKept(now);
  return now.keys;
}

function namesFor({ rows: before, keys, next }: Kept, rows: readonly unknown[]): Kept {
  const free = new Map<unknown, number[]>();
  for (const [at, row] of before.entries()) {
    const key = keys[at];
    if (key !== undefined) free.set(row, [...(free.get(row) ?? []), key]);
  }
  const same = rows.map((row) => free.get(row)?.shift());
  const used = new Set(same);
  let following = next;
  const named = same.map((key, at) => {
    if (key !== undefined) return key;
    const ofPlace = keys[at];
    if (ofPlace !== undefined && !used.has(ofPlace)) return ofPlace;
    following += 1;
    return following - 1;
  });
  return { rows, keys: named, next: following };
}
