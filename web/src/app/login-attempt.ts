import { type LoaderFunctionArgs, redirect } from 'react-router';
import { safeRedirect } from '../features/auth/redirect/safe-redirect.ts';

export type LoginAttempt = { email: string; password: string; redirect: string };

let kept: LoginAttempt | undefined;

/**
 * Takes what the second-factor screen needs out of its address, before the screen is drawn: a password in the address
 * bar would stay in the browser's history. Kept in memory for the one screen that follows; null when there was none.
 */
export function takeLoginAttempt({ request }: LoaderFunctionArgs): Response | LoginAttempt | null {
  const { searchParams: query, pathname } = new URL(request.url);
  if (query.size === 0) {
    const attempt = kept ?? null;
    kept = undefined;
    return attempt;
  }
  kept = {
    email: query.get('email') ?? '',
    password: query.get('password') ?? '',
    redirect: safeRedirect(query.get('redirect')),
  };
  return redirect(pathname);
}
