import { renewToken } from '@qrigin/domain/auth';
import { useEffect } from 'react';
import { call } from '../../http/call.ts';
import { decodeToken, storedToken, storeToken } from '../../http/session.ts';

/**
 * A token lives for eight hours. Anyone working longer than half of that gets a fresh one and is never thrown
 * out.
 */
const HALF_LIFE_MS = 4 * 60 * 60 * 1000;
const LOOK_EVERY_MS = 60 * 1000;

/** Renews the token of someone at work; a page that no one looks at lets it expire. */
export function useKeepSignedIn(): void {
  useEffect(() => {
    const timer = setInterval(() => void renewWhenOld(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}

async function renewWhenOld(): Promise<void> {
  const token = storedToken();
  const claims = token === undefined ? undefined : decodeToken(token);
  if (document.hidden || claims === undefined || claims.exp * 1000 - Date.now() > HALF_LIFE_MS) return;
  // No network, or a busy server: there are hours left to try again.
  const reply = await call(renewToken, {}).catch(() => undefined);
  if (reply && storedToken() === token) storeToken(reply.token);
}
