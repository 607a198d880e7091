/** Where signing in leads when nothing else is asked. */
export const HOME = '/dashboard';

/** Any origin will do: a path of this website is a path of any. */
const ORIGIN = 'https://here.invalid';

/** Exactly one slash in front, and nothing that a browser drops or turns into a slash when it reads an address. */
const PATH = /^\/(?:[^\p{Cc}\\/][^\p{Cc}\\]*)?$/u;

/**
 * Where to go after signing in. Only a path of this website is followed, so that a link to our own login page cannot end
 * on a stranger's; anything else leads to the dashboard.
 */
export function safeRedirect(target: string | null): string {
  if (target === null || !PATH.test(target) || !URL.canParse(target, ORIGIN)) return HOME;
  const url = new URL(target, ORIGIN);
  // Dots are gone from the path now, and what is left of '/.//elsewhere' would be another host's address.
  if (url.origin !== ORIGIN || url.pathname.startsWith('//')) return HOME;
  return url.pathname + url.search + url.hash;
}
