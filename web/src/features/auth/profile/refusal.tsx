import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Failure, type FailureCode } from '@qrigin/domain/errors';
import { CircleAlert } from 'lucide-react';
import { attemptsLeft, errorMessage } from '../../../ui/state/error-message';

/** The words of the table are those of signing in; someone already signed in gets plainer ones. */
const WORDS: Partial<Record<FailureCode, MessageDescriptor>> = {
  invalid_credentials: msg`Wrong password.`,
  wrong_code: msg`Wrong code.`,
  account_locked: msg`Too many attempts. Wait 15 minutes, then try again.`,
};

/** Why the password or the code was not taken, and how many tries are left. */
export function Refusal({ of: error }: { of: unknown }) {
  const { t } = useLingui();
  if (error === undefined) return null;
  const code = error instanceof Failure ? error.code : undefined;
  const own = code && WORDS[code];
  // Anyone locked out knows that none are left.
  const left = code === 'account_locked' ? undefined : attemptsLeft(error);
  return (
    <p role="alert" className="flex gap-1.5 text-14 text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4" />
      <span>{[own ? t(own) : errorMessage(error), left].filter(Boolean).join(' ')}</span>
    </p>
  );
}
