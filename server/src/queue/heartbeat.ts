import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../db/connect/connection.ts';

/**
 * graphile-worker keeps the jobs of a worker that was killed locked for four hours. So each worker holds an
 * advisory lock on its name for as long as it is connected, and everyone else may free the jobs of a name
 * whose lock can be taken: its owner is dead.
 */
const lockOn = (name: string) => `hashtextextended('worker ' || ${name}, 0)`;

const RENEW_MS = 1000;
const LOOK_MS = 10_000;
/** Long enough for a living worker to take its lock again after the database was away. */
const SUSPECT_AFTER = '15 seconds';

export type Heartbeat = { events: WorkerEvents; release(): void };

/** Takes the locks on a connection of their own; the answer ends it. `onLost` hears when it breaks. */
async function takeLocks(pool: Pool, names: Iterable<string>, onLost: () => void): Promise<() => void> {
  const client = await pool.connect();
  let isOver = false;
  const end = () => {
    if (!isOver) client.release(true);
    isOver = true;
  };
  client.on('error', () => {
    end();
    onLost();
  });
  try {
    for (const name of names) await client.query(`select pg_advisory_lock(${lockOn('$1')})`, [name]);
  } catch (error) {
    end();
    throw error;
  }
  return end;
}

export function startHeartbeat({ pool }: Database): Heartbeat {
  const names = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  let letGo: (() => void) | undefined;
  let isBusy = false;
  let isReleased = false;

  async function hold(): Promise<void> {
    if (isBusy || names.size === 0 || letGo) return;
    isBusy = true;
    try {
      letGo = await takeLocks(pool, names, () => {
        letGo = undefined;
      });
      if (isReleased) letGo();
    } catch {
      letGo = undefined; // the database is away; the next round tries again
    } finally {
      isBusy = false;
    }
  }

  events.on('pool:create', ({ workerPool }) => {
    names.add(workerPool.id);
    void hold();
  });
  const timer = setInterval(hold, RENEW_MS);
  return {
    events,
    release() {
      isReleased = true;
      clearInterval(timer);
      letGo?.();
    },
  };
}

async function freeJobsOf({ kysely }: Database, name: string): Promise<boolean> {
  return kysely.transaction().execute(async (db) => {
    const { rows } = await sql<{ is_dead: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('worker ' || ${name}, 0)) as is_dead`.execute(db);
    if (!rows[0]?.is_dead) return false;
    await sql`select graphile_worker.force_unlock_workers(array[${name}])`.execute(db);
    return true;
  });
}

/** Looks for jobs of dead workers now and then, so that they run again within half a minute. */
export function freeJobsOfDeadWorkers(database: Database, log: Logger): { stop(): void } {
  async function look(): Promise<void> {
    const { rows } = await sql<{ name: string }>`
      select distinct locked_by as name from graphile_worker.jobs
      where locked_at < now() - ${SUSPECT_AFTER}::interval`.execute(database.kysely);
    for (const { name } of rows) {
      if (await freeJobsOf(database, name)) log.warn({ worker: name }, 'freed the jobs of a dead worker');
    }
  }
  const lookQuietly = () =>
    void look().catch((error: unknown) => log.warn({ err: error }, 'could not look for dead workers'));
  lookQuietly();
  const timer = setInterval(lookQuietly, LOOK_MS);
  return { stop: () => clearInterval(timer) };
}
