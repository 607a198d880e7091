import { CURRENCY } from '@qrigin/domain/payments';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../../db/index.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { receiptMail } from '../mail-kinds.ts';
import type { LockedPayment } from './settle-queries.ts';

type Sold = {
  payment: LockedPayment;
  paid: {
    at: Date;
    term: { start: Date; end: Date } | undefined;
    receipt: { number: string; seller: { name: string; address: string; tax_number: string } };
  };
};

/** To these people, with the numbers of the receipt; who bought what is on the page that it leads to. */
export async function sendReceipts(
  db: Db,
  people: readonly string[],
  { payment, paid }: Sold,
): Promise<void> {
  const addresses = await db
    .selectFrom('app_user')
    .select(['email', 'language'])
    .where(sql<boolean>`id = any(${[...people]}::uuid[])`)
    .where('verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const facts: z.input<typeof receiptMail.facts> = {
    orgId: payment.org_id,
    paymentId: payment.id,
    number: paid.receipt.number,
    plan: payment.plan_name,
    amount: payment.amount,
    tax: payment.tax,
    taxPercent: payment.tax_percent,
    currency: CURRENCY,
    paidAt: paid.at.toISOString(),
    endsAt: paid.term?.end.toISOString() ?? null,
    seller: paid.receipt.seller,
  };
  for (const { email: address, language } of addresses)
    await sendMail(db, receiptMail, { address, language, facts });
}
