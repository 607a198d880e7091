import type { PublicCtx } from '../../db/index.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { logResetAsked } from './log-failure.ts';
import { resetMail, type verifyMail } from './mail-kinds.ts';
import type { AuthParts } from './parts.ts';

/** Once a minute and five times a day to an address, and not too many from one network. */
async function mayMail(ctx: PublicCtx, { attempts, vault }: AuthParts, email: string): Promise<boolean> {
  const alias = vault.aliasOf(email);
  if ((await attempts.take('mailNetwork', ctx.caller.network)) === undefined) return false;
  if ((await attempts.take('mailMinute', alias)) === undefined) return false;
  return (await attempts.take('mailDay', alias)) !== undefined;
}

/**
 * Asks for a mail, whoever the address belongs to. Whether there is an account is looked up when the mail is sent, so
 * that here neither the answer nor the time it takes tells anything.
 */
export async function requestMail(ctx: PublicCtx, parts: AuthParts, kind: typeof verifyMail, email: string) {
  if (await mayMail(ctx, parts, email)) {
    await ctx.transaction(async (db) => {
      await sendMail(db, kind, { address: email, language: ctx.caller.language, facts: {} });
      if (kind === resetMail) await logResetAsked(db, email, ctx.caller);
    });
  }
  return { email };
}
