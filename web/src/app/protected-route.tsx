import { useEffect } from 'react';
import { type MiddlewareFunction, Outlet, redirect, useLocation, useNavigate } from 'react-router';
import { checkToken, type Verdict } from '../features/auth/redirect/check-token.ts';
import { withRedirect } from '../features/auth/redirect/with-redirect.ts';
import { clearToken, onSignedOut, storedToken } from '../http/session.ts';
import { takeHandedOver } from './hand-over.ts';

type Place = { pathname: string; search: string };

/** Where to send someone whose token does not open the door; `undefined` when it does. */
function elsewhere(verdict: Verdict, { pathname, search }: Place): string | undefined {
  if (verdict.standing === 'good') return undefined;
  const { standing } = verdict;
  const step =
    standing === 'unverified' ? `/verify-otp?${new URLSearchParams({ email: verdict.email })}` : '/login';
  return withRedirect(step, pathname + search);
}

const backTo = ({ pathname, search }: Place) =>
  `/login?${new URLSearchParams({ redirect: pathname + search })}`;

/** For anyone who is sent to the login page without having asked for it. Fetched then: the first page has no use for it. */
async function sayWhy(): Promise<void> {
  const { saySignedOut } = await import('./say-signed-out.ts');
  saySignedOut();
}

/** No one gets past without a token that is alive and verified. Runs before anything behind it is loaded. */
export const requireToken: MiddlewareFunction = async ({ request }, next) => {
  await takeHandedOver();
  const place = new URL(request.url);
  const verdict = checkToken(storedToken(), Date.now());
  if (verdict.standing === 'dead') {
    clearToken();
    void sayWhy();
  }
  const away = elsewhere(verdict, place);
  if (away !== undefined) throw redirect(away);

  await next();
  // What the page asked for may have shown that the session is over.
  if (storedToken() === undefined) {
    void sayWhy();
    throw redirect(backTo(place));
  }
};

/** Stands around every page that needs someone signed in, and leaves it when they no longer are. */
export function ProtectedRoute() {
  const navigate = useNavigate();
  const place = useLocation();
  useEffect(
    () =>
      onSignedOut(() => {
        void sayWhy();
        void navigate(backTo(place));
      }),
    [navigate, place],
  );
  return <Outlet />;
}
