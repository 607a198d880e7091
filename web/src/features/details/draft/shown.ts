import type { PartId } from './values.ts';

/** What is beside a form follows what is typed after a pause, and now and then while there is none: it must not slow the typing. */
const PAUSE_MS = 250;
const LONGEST_MS = 2000;

/** Calls back for each part that was typed into, once its turn has come. */
export function createShown(show: (id: PartId) => void) {
  const waiting = new Map<PartId, { since: number; timer: ReturnType<typeof setTimeout> }>();

  function now(id: PartId) {
    clearTimeout(waiting.get(id)?.timer);
    waiting.delete(id);
    show(id);
  }

  return {
    now,
    soon(id: PartId) {
      const { since = Date.now(), timer } = waiting.get(id) ?? {};
      clearTimeout(timer);
      const wait = Math.max(0, Math.min(PAUSE_MS, since + LONGEST_MS - Date.now()));
      waiting.set(id, { since, timer: setTimeout(() => now(id), wait) });
    },
    /** All that was typed, without waiting. */
    all() {
      for (const id of waiting.keys()) now(id);
    },
    stop() {
      for (const { timer } of waiting.values()) clearTimeout(timer);
    },
  };
}
