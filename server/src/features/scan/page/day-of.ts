const DAY_MS = 86_400_000;

/** When a UUID of version 7 was made, in milliseconds since 1970; `undefined` for any other. */
function timeOf(id: string): number | undefined {
  return id[14] === '7' ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : undefined;
}

/**
 * The day (UTC) under which an event is stored, counted from 1970. Its id says it, so that a retry after midnight meets its
 * first try; but only within a day of now, because the id comes from outside and not every clock is right.
 */
export function dayOf(id: string, now: number): number {
  const today = Math.floor(now / DAY_MS);
  const made = Math.floor((timeOf(id) ?? now) / DAY_MS);
  return Math.abs(made - today) <= 1 ? made : today;
}
