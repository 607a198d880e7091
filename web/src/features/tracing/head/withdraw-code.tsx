import { Trans, useLingui } from '@lingui/react/macro';
import { WITHDRAW_REASON_MAX, WithdrawReason, withdrawCodes } from '@qrigin/domain/qr';
import type { TracedCode } from '@qrigin/domain/tracing';
import { useState } from 'react';
import { z } from 'zod';
import { useWrite } from '../../../http/query/use-write.ts';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { inFours } from '../../../ui/text/in-fours.ts';
import { toast } from '../../../ui/toast/toast.ts';

const Reason = z.object({ reason: WithdrawReason });

interface Props {
  org: string;
  code: TracedCode;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks why, and then once more: a withdrawn code stays withdrawn. */
export function WithdrawCode({ org, code, isOpen, onClose }: Props) {
  const { t } = useLingui();
  const withdraw = useWrite(withdrawCodes);
  /** There while the person is asked whether they mean it. */
  const [reason, setReason] = useState<string>();
  const shown = <span translate="no">{inFours(code.code)}</span>;

  async function handleConfirm() {
    await withdraw({ params: { org }, body: { qrIds: [code.code], reason: reason ?? '' } });
    toast({ variant: 'success', title: t`Code withdrawn` });
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Withdraw this code`}
      description={t`For packs that must not be sold: lost, damaged or printed twice. For unsafe packs, open a recall.`}
    >
      <Form
        schema={Reason}
        defaults={{ reason: '' }}
        onSubmit={async (typed) => setReason(typed.reason)}
        className="grid gap-5"
      >
        <TextField
          name="reason"
          label={t`Reason`}
          hint={t`For your own records. Shoppers do not see it.`}
          autoComplete="off"
          maxLength={WITHDRAW_REASON_MAX}
        />
        <Submit>
          <Trans>Continue</Trans>
        </Submit>
      </Form>
      <ConfirmDialog
        isOpen={reason !== undefined}
        onClose={() => setReason(undefined)}
        title={<Trans>Withdraw code {shown}?</Trans>}
        confirmLabel={<Trans>Withdraw code</Trans>}
        onConfirm={handleConfirm}
      >
        <p>
          <Trans>Anyone who scans it is warned that a pack with this code should not be on sale.</Trans>
        </p>
        {code.inside.length > 0 && (
          <p>
            <Trans>Only this code is withdrawn. The packs inside it keep their codes.</Trans>
          </p>
        )}
        <p>
          <Trans>This cannot be undone.</Trans>
        </p>
      </ConfirmDialog>
    </Dialog>
  );
}
