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
/** A window that was open all the time may still be paid in. */
const ASKED_DAYS = 14;

export function paymentOfAnyone(db: Db, orderId: string) {
  return db.selectFrom('payment').select(['org_id', 'id']).where('order_id', '=', orderId).executeTakeFirst();
}

type Place = { org_id: string; id: string };
type Found = Place & { order_id: string | null; is_over: boolean };

/**
 * Orders that no one has told about, those first that were asked about longest ago, of each organisation its share. Those that
 * were given up are asked about as well for a while: somebody may have paid them in another tab.
 */
export async function unanswered(
  db: Db,
  { most, ofOne, now }: { most: number; ofOne: number; now: Date },
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select org_id, id, order_id, status = 'open' and created_at < ${now}::timestamptz - make_interval(days => ${WAITED_DAYS}) as is_over
    from (
      select *, row_number() over (partition by org_id order by checked_at nulls first, created_at) as turn
      from payment
      where created_at < ${now}::timestamptz - make_interval(mins => ${UNANSWERED_MINUTES})
        and (status = 'open' or (status = 'failed' and order_id is not null
          and created_at > ${now}::timestamptz - make_interval(days => ${ASKED_DAYS})))
        and (checked_at is null
          or checked_at < ${now}::timestamptz - least((${now}::timestamptz - created_at) / 10, interval '6 hours'))
    ) waiting
    where turn <= ${ofOne}
    order by turn, checked_at nulls first limit ${most}`.execute(db);
  return rows;
}

/** Paid ones are looked at once a day for half a year: someone may have given money back at the provider’s own page. */
export async function longUnseen(db: Db, { most, now }: { most: number; now: Date }): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select org_id, id, order_id, false as is_over from payment
    where status = 'paid' and payment_id is not null and paid_at > ${now}::timestamptz - interval '180 days'
      and coalesce(checked_at, paid_at) < ${now}::timestamptz - interval '1 day'
    order by checked_at nulls first limit ${most}`.execute(db);
  return rows;
}

/** Plans whose time is over and that still run, because their job was lost. */
export function overdue(db: Db, { most, now }: { most: number; now: Date }): Promise<Place[]> {
  return db
    .selectFrom('payment')
    .select(['org_id', 'id'])
    .where('status', '=', 'paid')
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(most)
    .execute();
}

/** Plans that end soon, and whose Owners were not reminded of it yet. */
export async function toRemind(db: Db, { most, now }: { most: number; now: Date }): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select payment.org_id, payment.id from payment
    cross join lateral (select min(days) as days from unnest(${[...REMINDER_DAYS]}::smallint[]) as days
      where payment.ends_at <= ${now}::timestamptz + make_interval(days => days)) due
    where status = 'paid' and ended_at is null and ends_at > ${now}::timestamptz and due.days is not null
      and not exists (select from payment_reminder sent
        where sent.org_id = payment.org_id and sent.payment_id = payment.id and sent.days = due.days)
      and ends_at <= ${now}::timestamptz + make_interval(days => ${Math.max(...REMINDER_DAYS)})
      and org_id in (select id from organisation where suspended_at is null and closed_at is null)
    order by ends_at limit ${most}`.execute(db);
  return rows;
}
