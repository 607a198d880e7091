import { REMINDER_DAYS } from '@qrigin/domain/payments';
import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

/**
 * What the clock and the provider ask about, over all organisations: only the worker sees these rows, and only outside any
 * organisation.
 */
const UNANSWERED_MINUTES = 5;
/** Razorpay gives money back by itself that was not taken in five days. */
const WAITED_DAYS = 7;

export function paymentOfAnyone(db: Db, orderId: string) {
  return db.selectFrom('payment').select(['org_id', 'id']).where('order_id', '=', orderId).executeTakeFirst();
}

type Found = { org_id: string; id: string; order_id: string | null; is_over: boolean };

/** Orders that no one has told about, those first that were asked about longest ago, of each organisation its share. */
export async function unanswered(db: Db, limits: { most: number; ofOne: number }): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select org_id, id, order_id, created_at < now() - make_interval(days => ${WAITED_DAYS}) as is_over from (
      select *, row_number() over (partition by org_id order by checked_at nulls first, created_at) as turn
      from payment
      where status = 'open' and created_at < now() - make_interval(mins => ${UNANSWERED_MINUTES})
        and (checked_at is null or checked_at < now() - least((now() - created_at) / 10, interval '6 hours'))
    ) waiting
    where turn <= ${limits.ofOne}
    order by turn, checked_at nulls first limit ${limits.most}`.execute(db);
  return rows;
}

/** Paid ones are looked at once a day for half a year: someone may have given money back at the provider’s own page. */
export async function longUnseen(db: Db, most: number): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select org_id, id, order_id, false as is_over from payment
    where status = 'paid' and payment_id is not null and paid_at > now() - interval '180 days'
      and coalesce(checked_at, paid_at) < now() - interval '1 day'
    order by checked_at nulls first limit ${most}`.execute(db);
  return rows;
}

/** Plans whose time is over and that still run, because their job was lost. */
export async function overdue(db: Db, most: number): Promise<{ org_id: string; id: string }[]> {
  return db
    .selectFrom('payment')
    .select(['org_id', 'id'])
    .where('status', '=', 'paid')
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', sql<Date>`now()`)
    .orderBy('ends_at')
    .limit(most)
    .execute();
}

/** Plans that end within the longest of the reminders. */
export async function ending(db: Db): Promise<{ org_id: string; id: string }[]> {
  const longest = Math.max(...REMINDER_DAYS);
  return db
    .selectFrom('payment')
    .select(['org_id', 'id'])
    .where('status', '=', 'paid')
    .where('ended_at', 'is', null)
    .where('ends_at', '>', sql<Date>`now()`)
    .where('ends_at', '<=', sql<Date>`now() + make_interval(days => ${longest})`)
    .execute();
}
