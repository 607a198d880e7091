import { RETENTION, type Retained } from '@qrigin/domain/features';
import { type RawBuilder, sql } from 'kysely';

/** The moment before which something is old enough to be erased. */
export function keptSince(what: Retained): RawBuilder<Date> {
  const { count, unit } = RETENTION[what];
  return sql<Date>`(now() - ${`${count} ${unit}`}::interval)`;
}
