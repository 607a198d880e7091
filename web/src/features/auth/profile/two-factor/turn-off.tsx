import { Trans, useLingui } from '@lingui/react/macro';
import { removeTwoFactor } from '@qrigin/domain/auth';
import { useState } from 'react';
import { useWrite } from '../../../../http/query/use-write.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../../ui/toast/toast.ts';

export function TurnOff() {
  const { t } = useLingui();
  const remove = useWrite(removeTwoFactor);
  const [isConfirmOpen, setConfirmOpen] = useState(false);

  async function turnOff() {
    await remove({});
    toast({ title: t`Two-factor authentication is off` });
  }

  return (
    <>
      <p className="text-ink-2">
        <Trans>On. You need a code from your app to sign in.</Trans>
      </p>
      <Button className="justify-self-start" aria-haspopup="dialog" onClick={() => setConfirmOpen(true)}>
        <Trans>Turn off</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        onClose={() => setConfirmOpen(false)}
        title={t`Turn off two-factor authentication?`}
        confirmLabel={<Trans>Turn off</Trans>}
        onConfirm={turnOff}
      >
        <Trans>You’ll sign in with your password alone. Your recovery codes will stop working.</Trans>
      </ConfirmDialog>
    </>
  );
}
