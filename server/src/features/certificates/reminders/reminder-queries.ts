import { CERTIFICATE_REMINDER_DAYS } from '@qrigin/domain/certificates';
import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

type Found = { org_id: string; id: string };
type OneCertificate = { orgId: string; id: string };

const LONGEST = Math.max(...CERTIFICATE_REMINDER_DAYS);
const REMINDERS = sql`unnest(${[...CERTIFICATE_REMINDER_DAYS]}::integer[]) as reminder (days)`;

/**
 * Certificates of all organisations for which a reminder is due, those that end first before others, of each organisation its
 * share. Only the worker sees these rows, and only outside any organisation.
 */
export async function dueCertificates(
  db: Db,
  { today, most, ofOne }: { today: string; most: number; ofOne: number },
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select org_id, id from (
      select org_id, id, valid_to, row_number() over (partition by org_id order by valid_to, id) as turn
      from certificate
      where valid_to between ${today}::date and ${today}::date + ${LONGEST}::integer
        and exists (select from ${REMINDERS}
          where valid_to - ${today}::date <= days and (reminded_days is null or days < reminded_days))
        and org_id in (select id from organisation where suspended_at is null and closed_at is null)
    ) due
    where turn <= ${ofOne}
    order by turn, valid_to limit ${most}`.execute(db);
  return rows;
}

/** Nothing when it was deleted meanwhile, or its product was. Until the end of the transaction no one else reminds of it or changes it. */
export async function lockCertificate(
  db: Db,
  { orgId, id }: OneCertificate,
): Promise<{ valid_to: string | null; reminded_days: number | null; product_id: string | null } | undefined> {
  return db
    .selectFrom('certificate')
    .select([
      sql<string | null>`to_char(valid_to, 'YYYY-MM-DD')`.as('valid_to'),
      'reminded_days',
      'product_id',
    ])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function isProductThere(db: Db, { orgId, id }: OneCertificate): Promise<boolean> {
  const row = await db
    .selectFrom('product')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteReminded(db: Db, { orgId, id }: OneCertificate, days: number): Promise<void> {
  await db
    .updateTable('certificate')
    .set({ reminded_days: days })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}
