import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, OrgCtx } from '../../../db/index.ts';
import type { RecallWords } from '../../../db/tables.ts';
import type { RecallRow } from '../queries.ts';

export type OldWords = Selectable<RecallWords>;

export async function countOldWords({ db, orgId }: OrgCtx, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('recall_words')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('org_id', '=', orgId)
    .where('recall_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * What the recall says up to now, and when that is: not the beginning of the transaction, which may have waited for another
 * change that began after it.
 */
export async function insertOldWords(
  { db, orgId, userId }: OrgCtx,
  recall: RecallRow,
  number: number,
): Promise<Date> {
  const { heading, reason, hazard, what_to_do, remedy, contact, language, translations } = recall;
  const saidFrom = recall.changed_at ?? recall.created_at;
  const { said_until } = await db
    .insertInto('recall_words')
    .values({
      org_id: orgId,
      recall_id: recall.id,
      number,
      heading,
      reason,
      hazard,
      what_to_do,
      remedy,
      contact,
      language,
      translations: JSON.stringify(translations),
      said_from: saidFrom,
      // To the millisecond, as it is read again. A clock may have been put back meanwhile.
      said_until: sql<Date>`greatest(date_trunc('milliseconds', clock_timestamp()), ${saidFrom}::timestamptz)`,
      changed_by: userId,
    })
    .returning('said_until')
    .executeTakeFirstOrThrow();
  return said_until;
}

/** The newest first. */
export function oldWords(db: Db, orgId: string, id: string): Promise<OldWords[]> {
  return db
    .selectFrom('recall_words')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('recall_id', '=', id)
    .orderBy('number', 'desc')
    .execute();
}
