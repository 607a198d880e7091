import { sql } from 'kysely';
import type { JobCtx } from '../../../queue/handle.ts';
import { indexEventDays as job } from '../queue.ts';

type Ctx = Pick<JobCtx, 'register' | 'registerPatiently'>;

/** A day of many millions takes minutes, in which no one waits for it. False where another worker is at it, which does all of them. */
function indexDay({ registerPatiently }: Ctx, day: string): Promise<boolean> {
  return registerPatiently(async (db) => {
    const { rows: locks } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${job.name}, 0)) as mine`.execute(db);
    if (!locks[0]?.mine) return false;
    await sql`select index_closed_scan_event_day(${day}::date)`.execute(db);
    return true;
  });
}

/** Makes the scan events of days that are over findable by their code, one day a transaction. One that fails holds up no other. */
export async function indexEventDays(ctx: Ctx): Promise<void> {
  const { rows } = await ctx.register((db) =>
    sql<{ day: string }>`select day::text from closed_scan_event_days() as day`.execute(db),
  );
  const failures: Error[] = [];
  for (const { day } of rows) {
    const isMine = await indexDay(ctx, day).catch((cause: unknown) => {
      failures.push(new Error(`scan events of ${day} have no index`, { cause }));
      return true;
    });
    if (!isMine) break;
  }
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
}
