import { Trans, useLingui } from '@lingui/react/macro';
import { renewDefaultQr } from '@qrigin/domain/qr';
import { useState } from 'react';
import { useWrite } from '../../http/query/use-write.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { toast } from '../../ui/toast/toast.ts';

interface Props {
  org: string;
  product: { id: string; name: string };
}

/** Gives a product another default code. What is printed keeps working, so it says what happens to that before anything does. */
export function RenewCode({ org, product: { id, name } }: Props) {
  const { t } = useLingui();
  const renew = useWrite(renewDefaultQr);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const shownName = <Verbatim text={name} />;

  async function handleConfirm() {
    await renew({ params: { org, id } });
    toast({
      variant: 'success',
      title: t`Code replaced`,
      description: t`The new code is on this page. Use it from now on.`,
    });
  }

  return (
    <>
      <Button size="s" aria-haspopup="dialog" onClick={() => setConfirmOpen(true)}>
        <Trans>Replace this code</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        onClose={() => setConfirmOpen(false)}
        title={<Trans>Replace the code of {shownName}?</Trans>}
        confirmLabel={<Trans>Replace code</Trans>}
        onConfirm={handleConfirm}
        typed={name}
      >
        <ul className="grid list-disc gap-1 pl-5">
          <li>
            <Trans>The product gets a new code. Print it from now on.</Trans>
          </li>
          <li>
            <Trans>
              Printed copies of the old code keep working: they still show the product and any recall.
            </Trans>
          </li>
          <li>
            <Trans>Anyone who scans an old copy sees that the code was replaced, and when.</Trans>
          </li>
          <li>
            <Trans>The old code cannot become the default code again. This cannot be undone.</Trans>
          </li>
        </ul>
      </ConfirmDialog>
    </>
  );
}
