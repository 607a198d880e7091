import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { decodeToken, storedToken } from '../../../http/session.ts';
import { askForPasswordBy } from '../../../http/step-up.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { StepUpForms } from './step-up-forms.tsx';

type Answer = (isConfirmed: boolean) => void;

/** The one dialog that asks for the password, whichever page made the call that wants a recent sign-in. */
export function StepUpDialog() {
  const { t } = useLingui();
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => askForPasswordBy(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  // Anyone who leaves the dashboard meanwhile, for instance signed out, has not confirmed anything.
  useEffect(() => () => answer?.(false), [answer]);

  function close(isConfirmed: boolean) {
    answer?.(isConfirmed);
    setAnswer(undefined);
  }

  return (
    <Dialog
      isOpen={answer !== undefined}
      onClose={() => close(false)}
      title={t`Confirm your password`}
      description={t`It’s been a while since you signed in. Enter your password so we know it’s you.`}
      size="s"
    >
      <StepUpForms email={decodeToken(storedToken() ?? '')?.email ?? ''} onConfirmed={() => close(true)} />
    </Dialog>
  );
}
