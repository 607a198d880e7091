import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { storedToken } from '../../../http/session.ts';
import { checkToken } from './check-token.ts';
import { safeRedirect } from './safe-redirect.ts';

/** Anyone already signed in has nothing to do here. A token that is no longer good keeps no one out. */
export function useLeaveWhenSignedIn(): void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const target = safeRedirect(query.get('redirect'));
  useEffect(() => {
    const { standing } = checkToken(storedToken(), Date.now());
    if (standing === 'good') void navigate(target, { replace: true });
  }, [navigate, target]);
}
