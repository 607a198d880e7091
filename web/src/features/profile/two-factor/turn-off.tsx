import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { removeTwoFactor } from '../api.ts';

export function TurnOff({ onTurnedOff }: { onTurnedOff: () => Promise<void> }) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);

  async function turnOff() {
    await removeTwoFactor();
    await onTurnedOff();
    toast({ title: t`The authenticator app is off` });
  }

  return (
    <>
      <p className="text-ink-2">
        <Trans>On. Signing in asks for a code from your app.</Trans>
      </p>
      <Button className="justify-self-start" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        <Trans>Turn off</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t`Turn the second factor off?`}
        confirmLabel={<Trans>Turn off</Trans>}
        onConfirm={turnOff}
      >
        <Trans>Your password alone will sign you in. The recovery codes stop working.</Trans>
      </ConfirmDialog>
    </>
  );
}
