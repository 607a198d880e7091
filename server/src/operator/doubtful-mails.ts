import { sql } from 'kysely';
import type { Database } from '../db/connect/connection.ts';

/** Mails that were being sent when the connection or the worker broke: no one knows whether they arrived. */
export async function doubtfulMails({ kysely }: Database): Promise<string[]> {
  const rows = await kysely
    .selectFrom('mail')
    .select(['id', 'kind', 'created_at'])
    .where('state', '=', 'sending')
    .where('created_at', '<', sql<Date>`now() - interval '10 minutes'`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.length
    ? rows.map((row) => `${row.id}  ${row.created_at.toISOString()}  ${row.kind}`)
    : ['no emails in doubt'];
}
