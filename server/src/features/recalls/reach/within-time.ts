import { type KyselyPlugin, sql } from 'kysely';
import type { Db, OrgCtx } from '../../../db/index.ts';

/** What the database says when a statement took too long. */
const CANCELLED = '57014';

class TimeIsUp extends Error {
  override readonly name = 'TimeIsUp';
}

/** Time that several reads share, from now on. */
export type SharedTime = { left: () => number };

export function sharedTime(ms: number): SharedTime {
  const end = performance.now() + ms;
  return { left: () => Math.floor(end - performance.now()) };
}

async function limitTo({ left }: SharedTime, db: Db): Promise<void> {
  const ms = left();
  // Zero would be no limit at all.
  if (ms <= 0) throw new TimeIsUp();
  await sql`select set_config('statement_timeout', ${String(ms)}, true)`.execute(db);
}

function isTooLate(error: unknown): boolean {
  if (error instanceof TimeIsUp) return true;
  return error instanceof Error && 'code' in error && error.code === CANCELLED;
}

/**
 * Reads something that may take longer than anyone waits: `undefined` then, and the transaction goes on. However many statements
 * that takes, each may only last for what those before it have left. It must not write.
 */
export async function withinTime<T>(
  ctx: OrgCtx,
  time: SharedTime,
  read: (ctx: OrgCtx) => Promise<T>,
): Promise<T | undefined> {
  const { db } = ctx;
  const limitNext: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await limitTo(time, db);
      return result;
    },
  };
  await sql`savepoint within_time`.execute(db);
  try {
    await limitTo(time, db);
    return await read({ ...ctx, db: db.withPlugin(limitNext) });
  } catch (error) {
    if (isTooLate(error)) return undefined;
    throw error;
  } finally {
    // Also takes the setting back.
    await sql`rollback to savepoint within_time`.execute(db);
  }
}
