import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Caller } from '../../db/index.ts';
import { dayOf } from './day-of.ts';

/** One look at a code. No address of the visitor, and nothing that names them but a session of ours. */
export type ScanEvent = {
  orgId: string;
  runId: number;
  idx: number;
  /** Made by the visitor's browser; the same id again is the same event. */
  id: string;
  sessionId: string | null;
  language: string;
  device: Caller['deviceClass'];
  country: string | null;
};

export type ScanEvents = {
  /** Resolves once the event is on disk, or was before. Rejects when that is not known: then it is safe to try again. */
  record(event: ScanEvent): Promise<void>;
  /** Takes no more and waits until the last one is stored. */
  stop(): Promise<void>;
};

type Waiter = { event: ScanEvent; resolve: () => void; reject: (reason: unknown) => void };

const MOST_AT_ONCE = 5000;
/** Longer than the database's own limit of a statement: only a connection that says nothing any more gets here. */
const SILENCE_MS = 8000;

/** Without a conflict target, for which the role would need to read. */
const INSERT = `
  insert into scan_event (org_id, day, id, run_id, idx, session_id, language, device, country)
  select * from unnest($1::uuid[], $2::date[], $3::uuid[], $4::bigint[], $5::integer[], $6::uuid[], $7::text[],
    $8::text[], $9::text[])
  on conflict do nothing`;

function insertOf(group: readonly Waiter[], now: number) {
  // A list as PostgreSQL reads it, of what needs no quotes; the driver's own way takes several times as long.
  const listed = (pick: (event: ScanEvent) => string | number | null) =>
    `{${group.map(({ event }) => pick(event) ?? 'NULL').join()}}`;
  return {
    name: 'insert-scan-events',
    text: INSERT,
    query_timeout: SILENCE_MS,
    values: [
      listed((event) => event.orgId),
      listed((event) => dayOf(event.id, now)),
      listed((event) => event.id),
      listed((event) => event.runId),
      listed((event) => event.idx),
      listed((event) => event.sessionId),
      // The only one in words of the visitor's.
      group.map(({ event }) => event.language),
      listed((event) => event.device),
      listed((event) => event.country),
    ],
  };
}

/**
 * Stores events in groups: while one group is being written, the next gathers, and each is one statement and one commit
 * however many wait. The pool must be of the role `app_ingest`; more than one connection would never be used.
 */
export function createScanEvents(pool: Pick<Pool, 'query'>, now: () => number = Date.now): ScanEvents {
  const waiting: Waiter[] = [];
  let writing: Promise<void> | undefined;
  let isStopped = false;

  async function write(group: readonly Waiter[]): Promise<void> {
    try {
      await pool.query(insertOf(group, now()));
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
