import { Trans, useLingui } from '@lingui/react/macro';
import { LIFT_REASON_MAX, liftRecall, type RecallEntry } from '@qrigin/domain/recalls';
import { useState } from 'react';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { useWrite } from '../../../http/query/use-write.ts';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { recallName } from '../words/recall-name.ts';

interface Props {
  recall: RecallEntry;
  isOpen: boolean;
  onClose: () => void;
}

/** The reason first, then whether it is meant. */
export function EndRecall({ recall, isOpen, onClose }: Props) {
  const { t } = useLingui();
  const { organisation } = useWhoamiHere();
  const end = useWrite(liftRecall);
  const [reason, setReason] = useState<string>();
  const name = <Verbatim text={recallName(recall)} />;

  async function confirm() {
    if (reason === undefined) return;
    await end({ params: { org: organisation.id, id: recall.id }, body: { reason } });
    toast({ variant: 'success', title: recall.mock ? t`Mock recall ended` : t`Recall ended` });
    onClose();
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={recall.mock ? t`End mock recall` : t`End recall`}>
      <Form
        schema={liftRecall.body}
        defaults={{ reason: '' }}
        onSubmit={async (typed) => setReason(typed.reason)}
        className="grid gap-5"
      >
        <TextField
          name="reason"
          label={t`Reason`}
          hint={<Trans>Why the packs are safe again, or what became of them. Members can read it.</Trans>}
          autoComplete="off"
          maxLength={LIFT_REASON_MAX}
        />
        <Submit>
          <Trans>Continue</Trans>
        </Submit>
      </Form>
      {/* Inside, so that the focus goes back to what opened the first of the two. */}
      <ConfirmDialog
        isOpen={reason !== undefined}
        // Back to the reason, which is still there.
        onClose={() => setReason(undefined)}
        onConfirm={confirm}
        title={recall.mock ? <Trans>End mock recall ‘{name}’?</Trans> : <Trans>End recall ‘{name}’?</Trans>}
        confirmLabel={recall.mock ? <Trans>End mock recall</Trans> : <Trans>End recall</Trans>}
      >
        {recall.mock ? (
          <Trans>Its report is kept as it is now. This cannot be undone.</Trans>
        ) : (
          <Trans>
            Scan pages stop warning shoppers on their next scan, unless another recall affects the pack. The
            report is kept as it is now. This cannot be undone.
          </Trans>
        )}
      </ConfirmDialog>
    </Dialog>
  );
}
