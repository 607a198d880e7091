import { Failure } from '@qrigin/domain/errors';
import { counter, HOUR } from '../../counter.ts';
import type { PublicCtx } from '../../db/index.ts';
import type { FeatureDeps } from '../../http/serve.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { contactMail } from './mail-kinds.ts';

/** Messages of one network. */
const SENT = counter('contact', { points: 5, duration: HOUR });

type Message = { name: string; email: string; message: string; website?: string | undefined };

/** Stored, and mailed to the operator where an address is set. A program that fills the hidden field is thanked and forgotten. */
export async function sendContactMessage(
  ctx: PublicCtx,
  { attempts, operator }: { attempts: FeatureDeps['attempts']; operator: string | undefined },
  { website, ...message }: Message,
) {
  if ((await attempts.take(SENT, ctx.caller.network)) === undefined)
    throw new Failure('too_often', { retry_after: 600 });
  if (website) return { received: true as const };
  await ctx.transaction(async (db) => {
    const { id } = await db
      .insertInto('contact_message')
      .values(message)
      .returning('id')
      .executeTakeFirstOrThrow();
    if (operator)
      await sendMail(db, contactMail, { address: operator, language: 'en', facts: { messageId: id } });
  });
  return { received: true as const };
}
