import { useEffect } from 'react';
import { type MiddlewareFunction, Outlet, redirect, useLocation, useNavigate } from 'react-router';
import { forgetToken, onSignedOut, storedToken } from '../http/session.ts';
import { takeHandedOver } from './hand-over.ts';
import { judgeToken, type Verdict } from './judge-token.ts';

type Place = { pathname: string; search: string };

function loginAddress({ pathname, search }: Place): string {
  return `/login?${new URLSearchParams({ redirect: pathname + search })}`;
}

/** Where to send somebody whose token does not open the door; `undefined` when it does. */
function elsewhere(verdict: Verdict, place: Place): string | undefined {
  if (verdict.standing === 'good') return undefined;
  if (verdict.standing === 'unverified')
    return `/verify-otp?${new URLSearchParams({ email: verdict.email })}`;
  // Signing in leads to the dashboard anyway.
  return place.pathname === '/dashboard' ? '/login' : loginAddress(place);
}

/** Nobody gets past without a token that is alive and verified. Runs before anything behind it is loaded. */
export const requireToken: MiddlewareFunction = async ({ request }, next) => {
  await takeHandedOver();
  const place = new URL(request.url);
  const verdict = judgeToken(storedToken(), Date.now());
  if (verdict.standing === 'dead') forgetToken();
  const away = elsewhere(verdict, place);
  if (away !== undefined) throw redirect(away);

  await next();
  // What the page asked for may have shown that the session is over.
  if (storedToken() === undefined) throw redirect(loginAddress(place));
};

/** Stands around every page that needs somebody signed in, and leaves it when they no longer are. */
export function ProtectedRoute() {
  const navigate = useNavigate();
  const place = useLocation();
  useEffect(() => onSignedOut(() => void navigate(loginAddress(place))), [navigate, place]);
  return <Outlet />;
}
