import { HOME } from './safe-redirect.ts';

/** The address of a step of signing in that knows where to go afterwards. The dashboard need not be named. */
export function withRedirect(path: string, redirect: string): string {
  if (redirect === HOME) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ redirect })}`;
}
