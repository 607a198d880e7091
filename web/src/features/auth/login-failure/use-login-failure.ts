import { Failure } from '@qrigin/domain/errors';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { attemptsLeft, errorMessage } from '../../../ui/state/error-message';
import { toast } from '../../../ui/toast/toast.ts';
import { withEmail } from '../redirect/known-email.ts';
import { withRedirect } from '../redirect/with-redirect.ts';

const TOAST_MS = 2000;
const RETURN_MS = 1000;

/** What follows when signing in fails, at the password and at the code alike. */
export function useLoginFailure(redirect: string) {
  const navigate = useNavigate();
  const returning = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [error, setError] = useState<unknown>();
  // Someone who has gone elsewhere meanwhile is not brought back.
  useEffect(() => () => clearTimeout(returning.current), []);

  return {
    error,
    /** Another try begins. */
    forget() {
      clearTimeout(returning.current);
      setError(undefined);
    },
    tell(failure: unknown, email: string) {
      setError(failure);
      const description = attemptsLeft(failure);
      toast({
        variant: 'destructive',
        title: errorMessage(failure),
        ...(description && { description }),
        duration: TOAST_MS,
      });
      if (!(failure instanceof Failure) || failure.code !== 'invalid_credentials') return;
      const login = withRedirect('/login', redirect);
      returning.current = setTimeout(() => {
        void navigate(login, { replace: true, ...withEmail(email) });
      }, RETURN_MS);
    },
  };
}
