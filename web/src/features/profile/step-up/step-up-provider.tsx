import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { StepUpContext } from './step-up-context.ts';
import { StepUpForms } from './step-up-forms.tsx';

interface Props {
  email: string;
  children: ReactNode;
}

type Answer = (isConfirmed: boolean) => void;

/** Holds the one dialog that asks for the password, for everything inside. */
export function StepUpProvider({ email, children }: Props) {
  const { t } = useLingui();
  const [answer, setAnswer] = useState<Answer>();
  const confirmPassword = useCallback(() => new Promise<boolean>((resolve) => setAnswer(() => resolve)), []);

  function close(isConfirmed: boolean) {
    answer?.(isConfirmed);
    setAnswer(undefined);
  }

  return (
    <StepUpContext value={confirmPassword}>
      {children}
      <Dialog
        isOpen={answer !== undefined}
        onClose={() => close(false)}
        title={t`Confirm your password`}
        description={t`You signed in a while ago. To be sure that it is you, please type your password.`}
        size="s"
      >
        <StepUpForms email={email} onConfirmed={() => close(true)} />
      </Dialog>
    </StepUpContext>
  );
}
