import { Client } from 'pg';
import { expect } from 'vitest';
import type { TestApi } from './test-api.ts';

const WAITING = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * What is answered to a call that has to wait for someone else: `lock` is what they hold, `change` what they do once
 * the call has come past the guard and waits.
 */
export async function whileItWaits<Answer>(
  { database }: TestApi,
  call: () => Promise<Answer>,
  { lock, change }: { lock: string; change?: string },
): Promise<Answer> {
  const other = new Client({ connectionString: database.url('postgres') });
  await other.connect();
  try {
    await other.query('begin');
    await other.query(lock);
    const answer = call();
    await expect
      .poll(async () => (await database.superuser.query(WAITING)).rows, { timeout: 10_000 })
      .toEqual([{ waiting: 1 }]);
    if (change) await other.query(change);
    await other.query('commit');
    return await answer;
  } finally {
    await other.end();
  }
}
