import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { createEventInsert, type EventPool, type ScanEvent } from './insert-events.ts';

export type ScanEvents = {
  /** Resolves once the event is on disk, or was before. Rejects when that is not known: then it is safe to try again. */
  record(event: ScanEvent): Promise<void>;
  /** Takes no more and waits until the last one is stored. */
  stop(): Promise<void>;
};

type Waiter = { event: ScanEvent; resolve: () => void; reject: (reason: unknown) => void };

const MOST_AT_ONCE = 5000;

/**
 * Stores events in groups: while one group is being written, the next gathers, and each is one statement and one commit
 * however many wait. The pool must be of the role `app_ingest`; more than one connection would never be used.
 */
export function createScanEvents(pool: EventPool, now: () => number = Date.now): ScanEvents {
  const insert = createEventInsert(pool);
  const waiting: Waiter[] = [];
  let writing: Promise<void> | undefined;
  let isStopped = false;

  async function write(group: readonly Waiter[]): Promise<void> {
    try {
      await insert(
        group.map(({ event }) => event),
        now(),
      );
      for (const { resolve } of group) resolve();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  async function writeAll(): Promise<void> {
    while (waiting.length) {
      // What arrives in the same turn goes along.
      await turnOfTheLoop();
      await write(waiting.splice(0, MOST_AT_ONCE));
    }
    writing = undefined;
  }

  return {
    record(event) {
      if (isStopped) return Promise.reject(new Error('scan events are no longer taken'));
      return new Promise((resolve, reject) => {
        waiting.push({ event, resolve, reject });
        writing ??= writeAll();
      });
    },
    async stop() {
      isStopped = true;
      await writing;
    },
  };
}
