import { signIn } from '@qrigin/domain/auth';
import type { z } from 'zod';
import { endSession, findThisSession } from '../../../features/auth/profile/this-session.ts';
import { call } from '../../../http/call.ts';
import { storeToken } from '../../../http/session.ts';

/**
 * Signs in anew and ends the session before, so that no one sees themselves listed twice. With two-factor
 * authentication on and no code, a ticket comes back, and nothing has changed.
 */
export async function replaceSession(body: z.input<typeof signIn.body>): Promise<string | undefined> {
  // Known beforehand: afterwards the browser's cookie belongs to the new session and the old token is refused.
  const before = await findThisSession();
  const { token, ticket } = await call(signIn, { body });
  if (token === undefined) return ticket;
  storeToken(token);
  // It ends by itself if this fails.
  if (before) await endSession(before.id).catch(() => undefined);
  return undefined;
}
