import type { PublicCtx } from '../../../db/index.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import * as counters from '../counters.ts';
import type { AuthDeps } from '../deps.ts';
import { resetMail, type verifyMail } from '../mail-kinds.ts';
import { findAccount } from '../queries.ts';
import { placeOf } from '../sign-in/known-device.ts';
import { logResetAsked } from '../sign-in/log-failure.ts';

/**
 * Once a minute and five times a day to an address from one network, from all of them together a few times
 * that, and not too many from one network. A device that is known has an allowance of its own, which no
 * stranger can use up, below one of all known devices: whoever reads the emails can add more devices.
 */
async function mayMail(
  ctx: PublicCtx,
  { attempts, vault }: AuthDeps,
  { email, isReset }: { email: string; isReset: boolean },
): Promise<boolean> {
  const alias = vault.aliasOf(email);
  const account = await ctx.transaction((db) => findAccount(db, email, ctx.caller));
  const isKnownDevice = Boolean(account?.known_device);
  const may = async (...[counter, key]: Parameters<typeof attempts.take>) =>
    (await attempts.take(counter, key)) !== undefined;
  if (!isKnownDevice && !(await may(counters.MAIL_NETWORK, ctx.caller.network))) return false;
  const place = placeOf(ctx.caller, alias, isKnownDevice);
  if (!(await may(counters.MAIL_MINUTE, place)) || !(await may(counters.MAIL_DAY, place))) return false;
  if (isKnownDevice) return may(counters.MAIL_DEVICES, alias);
  // Requests for other emails, most of which are never sent, do not keep the owner from a new password.
  return may(counters.MAIL_ADDRESS, isReset ? `reset ${alias}` : alias);
}

type Asked = { email: string; browser: Buffer };

/**
 * Requests an email, whoever the address belongs to. Whether there is an account is looked up when the email
 * is sent, so that here neither the answer nor the time it takes reveals anything.
 */
export async function requestMail(
  ctx: PublicCtx,
  parts: AuthDeps,
  kind: typeof verifyMail,
  { email, browser }: Asked,
) {
  const isReset = kind === resetMail;
  if (await mayMail(ctx, parts, { email, isReset })) {
    const facts = { browser: browser.toString('base64url') };
    await ctx.transaction(async (db) => {
      await sendMail(db, kind, { address: email, language: ctx.caller.language, facts });
      if (isReset) await logResetAsked(db, email, ctx.caller);
    });
  }
  return { email };
}
