const DAY_MS = 86_400_000;

/** When a UUID of version 7 was made, in milliseconds since 1970; `undefined` for any other. */
function timeOf(id: string): number | undefined {
  return id[14] === '7' ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : undefined;
}

/** Writing a day out takes ten times as long as all the rest, and nearly all events are of the same one. */
let lastWritten = { day: 0, text: '1970-01-01' };

function textOf(day: number): string {
  if (lastWritten.day !== day) {
    lastWritten = { day, text: new Date(day * DAY_MS).toISOString().slice(0, 10) };
  }
  return lastWritten.text;
}

/**
 * The day (UTC) under which an event is stored. Its id says it, so that a retry after midnight meets its first try; but
 * only within a day of now, because the id comes from outside and not every clock is right.
 */
export function dayOf(id: string, now: number): string {
  const today = Math.floor(now / DAY_MS);
  const made = Math.floor((timeOf(id) ?? now) / DAY_MS);
  return textOf(Math.abs(made - today) <= 1 ? made : today);
}
