const HOME = '/dashboard';

/** Exactly one slash in front, and nothing that a browser drops or turns into a slash when it reads an address. */
const PATH = /^\/(?![/\\])[^\p{Cc}\\]*$/u;

/**
 * Where to go after signing in. Only a path of this site is followed, so that a link to our own login page cannot end
 * on a stranger's; anything else leads to the dashboard.
 */
export function safeRedirect(target: string | null, origin = window.location.origin): string {
  if (target === null || !PATH.test(target) || !URL.canParse(target, origin)) return HOME;
  const url = new URL(target, origin);
  // Dots are gone from the path now, and what is left of '/.//elsewhere' would be another host's address.
  if (url.origin !== origin || url.pathname.startsWith('//')) return HOME;
  return url.pathname + url.search + url.hash;
}
