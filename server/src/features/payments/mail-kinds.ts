import { Id } from '@qrigin/domain/http';
import { CURRENCY, Party } from '@qrigin/domain/payments';
import { z } from 'zod';
import { mailKind } from '../../mail/mail-kind.ts';
import { receipt } from './mails/receipt.ts';

/** What was paid, to whom and how much of it is tax. Only people of the organisation cause it, by paying: it has no limit. */
export const receiptMail = mailKind({
  name: 'payments.receipt',
  facts: z.object({
    orgId: Id,
    paymentId: Id,
    number: z.string(),
    plan: z.string(),
    amount: z.int(),
    tax: z.int(),
    taxPercent: z.int(),
    currency: z.literal(CURRENCY),
    paidAt: z.iso.datetime(),
    endsAt: z.iso.datetime().nullable(),
    seller: Party,
  }),
  limit: null,
  async prepare(db, { facts }) {
    const organisation = await db
      .selectFrom('organisation')
      .select('name')
      .where('id', '=', facts.orgId)
      .executeTakeFirst();
    return organisation && { ...facts, organisation: organisation.name };
  },
  render: receipt,
});
