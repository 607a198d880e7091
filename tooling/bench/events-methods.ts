import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { QueryConfig } from 'pg';
import { connect, type Database } from '../../server/src/db/connect/connection.ts';
import type { ScanEvent } from '../../server/src/features/scan/events/insert-events.ts';
import { createScanEvents } from '../../server/src/features/scan/events/scan-events.ts';
import { dayOf } from '../../server/src/features/scan/page/day-of.ts';

/** A way to make an event durable; the promise resolves once it is on disk. */
export type Method = {
  name: string;
  record: (event: ScanEvent) => Promise<void>;
  stop(): Promise<void>;
};

/** What a row of the table holds. */
function lineOf(event: ScanEvent, now: number): string {
  const { orgId, id, runId, idx, sessionId, language, device, country } = event;
  return `${orgId} ${dayOf(id, now)} ${id} ${runId} ${idx} ${now} ${sessionId} ${language} ${device} ${country}\n`;
}

/** The limit of the disk: bytes at the end of a file, and one fdatasync for all that wait. */
export async function appendToFile(dir: string): Promise<Method> {
  const file = await open(join(dir, 'events'), 'a');
  let waiting: { line: string; resolve: () => void; reject: (reason: unknown) => void }[] = [];
  let isWriting = false;

  async function write(): Promise<void> {
    isWriting = true;
    while (waiting.length) {
      const group = waiting;
      waiting = [];
      try {
        await file.write(group.map(({ line }) => line).join(''));
        await file.datasync();
        for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    isWriting = false;
  }

  return {
    name: 'append to a file, one fdatasync for all',
    record: (event) =>
      new Promise((resolve, reject) => {
        waiting.push({ line: lineOf(event, Date.now()), resolve, reject });
        if (!isWriting) setImmediate(() => isWriting || void write());
      }),
    stop: () => file.close(),
  };
}

/** What the product does. */
export function inGroups(url: string): Method {
  return throughScanEvents('scan-events.ts', connect(url, 1), (statement) => statement);
}

/** The same, had it no reason to expect that events are new. */
export function inGroupsLooking(url: string): Method {
  return throughScanEvents('the same, looking for each first', connect(url, 1), (statement) => ({
    ...statement,
    name: 'looking-first',
    text: `${statement.text} on conflict do nothing`,
  }));
}

function throughScanEvents(
  name: string,
  database: Database,
  changed: (sent: QueryConfig) => QueryConfig,
): Method {
  const events = createScanEvents({ query: (sent) => database.pool.query(changed(sent)) });
  return {
    name,
    record: (event) => events.record(event),
    async stop() {
      await events.stop();
      await database.close();
    },
  };
}

const INSERT = `
  insert into scan_event (org_id, day, id, run_id, idx, session_id, language, device, country)
  values ($1, date '1970-01-01' + $2::integer, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`;

/** What most would do: every event is a statement and a commit of its own. */
export function oneByOne(url: string, connections: number): Method {
  const database = connect(url, connections);
  return {
    name: `one INSERT each, ${connections} connections`,
    async record({ orgId, id, runId, idx, sessionId, language, device, country }) {
      const day = dayOf(id, Date.now());
      const values = [orgId, day, id, runId, idx, sessionId, language, device, country];
      await database.pool.query({ name: 'insert-one', text: INSERT, values });
    },
    stop: () => database.close(),
  };
}
