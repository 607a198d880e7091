/** Where a step is in a life: the newest come first, and of those of one moment the greater id. */
export type Cursor = { at: Date; id: string };

export function writeCursor({ at, id }: Cursor): string {
  return `${at.getTime()}-${id}`;
}

export function readCursor(text: string): Cursor {
  const dash = text.indexOf('-');
  return { at: new Date(Number(text.slice(0, dash))), id: text.slice(dash + 1) };
}

export function newestFirst(one: Cursor, other: Cursor): number {
  const byTime = other.at.getTime() - one.at.getTime();
  if (byTime !== 0 || one.id === other.id) return byTime;
  return one.id < other.id ? 1 : -1;
}
