import { decodeJwt } from 'jose';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

/** What the browser's storage calls it. */
const NAME = 'token-storage';

/** Null when no one is signed in: JSON has no undefined, and a key that is left out would keep its old value. */
type Session = { token: string | null };

const session = createStore<Session>()(
  persist((): Session => ({ token: null }), {
    name: NAME,
    version: 1,
  }),
);

const listeners = new Set<() => void>();

export function storedToken(): string | undefined {
  return session.getState().token ?? undefined;
}

export function storeToken(token: string): void {
  session.setState({ token });
}

export function clearToken(): void {
  session.setState({ token: null });
}

/**
 * The session behind a token turned out to be over. A late answer to an old token must not sign out who has just signed
 * in, so only the token that is still kept counts.
 */
export function loseToken(token: string): void {
  if (token !== storedToken()) return;
  clearToken();
  for (const act of listeners) act();
}

/** Calls back when someone is signed out without having asked for it here; the function that comes back ends that. */
export function onSignedOut(act: () => void): () => void {
  listeners.add(act);
  return () => listeners.delete(act);
}

// The storage is shared by all tabs: who signs out in one has signed out in all.
// Where pages are drawn beforehand there are no tabs.
globalThis.window?.addEventListener('storage', (event) => {
  if (event.key !== NAME) return;
  const before = storedToken();
  void session.persist.rehydrate();
  if (before !== undefined && storedToken() === undefined) for (const act of listeners) act();
});

/** What the browser reads of a token. `exp` is in seconds. */
type TokenClaims = { email: string; is_verified: boolean; exp: number };

/**
 * `undefined` for what is no token of ours. The signature is not checked: this is for choosing the page and for showing
 * the address, and the server believes none of it.
 */
export function decodeToken(token: string): TokenClaims | undefined {
  try {
    const { email, is_verified, exp } = decodeJwt(token);
    if (typeof email !== 'string' || typeof is_verified !== 'boolean' || typeof exp !== 'number')
      return undefined;
    return { email, is_verified, exp };
  } catch {
    return undefined;
  }
}

/** The id of the person who is signed in, for keeping apart what several people leave in one browser. */
export function signedInUser(): string | undefined {
  try {
    return decodeJwt(storedToken() ?? '').sub;
  } catch {
    return undefined;
  }
}

/** Calls back whenever someone signs in or out, in any tab; the function that comes back ends that. */
export const onSessionChange = (act: () => void): (() => void) => session.subscribe(act);
