import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

const DAY_MS = 86_400_000;

/** A moment as the day of scans, which is of UTC. */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The day before the first of these codes was issued: the day of a scan comes from a clock that may be behind by one. */
export function firstDayOf(issuedAt: Iterable<Date>): string {
  let first = Date.now();
  for (const at of issuedAt) first = Math.min(first, at.getTime());
  return dayOf(first - DAY_MS);
}

/** The day after, by a clock that may be ahead. */
export const dayAfter = (at: Date): string => dayOf(at.getTime() + DAY_MS);

/**
 * The first day whose scans are not found by their code yet: each day gets its index once it is over
 * (docs/decisions/0057-scans-are-found-by-code.md). From there on, whoever asks for many codes has to read all scans of the organisation
 * once: looking for each would read them as often as there are codes.
 */
export async function firstOpenDay(db: Db): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char(coalesce(min(day), current_date + 10), 'YYYY-MM-DD') as day from (
      select (now() at time zone 'UTC')::date + n as day from generate_series(-30, 9) as n
    ) lately
    where to_regclass('public.scan_event_' || to_char(day, 'YYYYMMDD')) is not null
      and to_regclass('public.scan_event_' || to_char(day, 'YYYYMMDD') || '_by_code') is null`.execute(db);
  return rows[0]?.day ?? '';
}
