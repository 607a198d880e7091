import { type RawBuilder, sql } from 'kysely';

/** A condition: the moment lies on this day in the caller's timezone. Without a day every moment does. */
export function onDay(column: string, date: string | undefined, timezone: string): RawBuilder<boolean> {
  if (date === undefined) return sql<boolean>`true`;
  const at = sql.ref(column);
  return sql<boolean>`(${at} >= ${date}::date::timestamp at time zone ${timezone}
    and ${at} < (${date}::date + 1)::timestamp at time zone ${timezone})`;
}
