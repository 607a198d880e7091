import { Failure } from '@qrigin/domain/errors';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { Part } from '../part.tsx';

type Shown = 'dialog' | 'panel' | 'recall' | 'leave' | 'failing';

export function DialogPart() {
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const footer = (
    <>
      <Button onClick={close}>Cancel</Button>
      <Button variant="primary" onClick={close}>
        Select
      </Button>
    </>
  );
  return (
    <Part title="Dialogs" note="Confirm only what cannot return. Focus goes back where it was.">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setShown('dialog')}>Dialog</Button>
        <Button onClick={() => setShown('panel')}>Side panel</Button>
        <Button onClick={() => setShown('recall')}>Typed confirmation</Button>
        <Button onClick={() => setShown('leave')}>Plain confirmation</Button>
        <Button onClick={() => setShown('failing')}>Failing confirmation</Button>
      </div>
      <Dialog
        isOpen={shown === 'dialog'}
        onClose={close}
        title="Select Label"
        description="Choose a label template to generate your QR code on."
        footer={footer}
      >
        The code is placed as the template says.
      </Dialog>
      <SidePanel isOpen={shown === 'panel'} onClose={close} title="Details" footer={footer}>
        A longer task beside its page.
      </SidePanel>
      <ConfirmDialog
        isOpen={shown === 'recall'}
        onClose={close}
        title="Recall batch B-0418?"
        confirmLabel="Open recall"
        typed="B-0418"
        onConfirm={wait}
      >
        Every pack of the batch shows the notice at its next scan. The log keeps this entry for good.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={shown === 'leave'}
        onClose={close}
        title="Send now?"
        confirmLabel="Send"
        variant="primary"
        onConfirm={wait}
      >
        Three people get a mail.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={shown === 'failing'}
        onClose={close}
        title="Delete the label?"
        confirmLabel="Delete"
        onConfirm={async () => {
          await wait();
          throw new Failure('internal');
        }}
      >
        It fails after a second, and the dialog stays.
      </ConfirmDialog>
    </Part>
  );
}

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));
