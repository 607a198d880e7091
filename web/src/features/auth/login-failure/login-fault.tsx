import { useLingui } from '@lingui/react/macro';
import { Failure } from '@qrigin/domain/errors';
import { CircleAlert } from 'lucide-react';
import { attemptsLeft, errorMessage } from '../../../ui/state/error-message';

/**
 * Why the login failed, for as long as it takes to read: the toast is gone after two seconds. It has been read out
 * with the toast, so this is not announced again.
 */
export function LoginFault({ error }: { error: unknown }) {
  const wordsFor = useWords();
  if (error === undefined) return null;
  return (
    <p className="-mt-3 flex gap-1.5 text-13 leading-5 text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {wordsFor(error)}
    </p>
  );
}

function useWords() {
  const { t } = useLingui();
  return (error: unknown): string => {
    if (!(error instanceof Failure)) return t`We did not get an answer. Check your connection and try again.`;
    const left = attemptsLeft(error) ?? '';
    if (error.code === 'invalid_credentials') return t`Wrong email or password. ${left}`.trimEnd();
    if (error.code === 'account_locked') return t`Too many failed attempts. Wait 15 minutes, then try again.`;
    return errorMessage(error);
  };
}
