import { Trans, useLingui } from '@lingui/react/macro';
import { type JoinRequest as Asked, actOnJoin, JOIN_PAUSE_HOURS } from '@qrigin/domain/members';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '../../http/query/use-write.ts';
import { Button } from '../../ui/button/button.tsx';
import { useAsyncAction } from '../../ui/button/use-async-action.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { toast } from '../../ui/toast/toast.ts';

interface Props {
  request: Asked;
  size?: 's';
  onAnswered?: () => void;
}

/** The answer to a request to join: yes at once, no after being asked; a refusal cannot be taken back. */
export function JoinAnswers({ request, size, onAnswered }: Props) {
  const { t } = useLingui();
  // A dialog that asked closes first.
  const decide = useWrite(actOnJoin, { refresh: 'later' });
  const { isBusy, act } = useAsyncAction();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const { name } = request.user;
  const who = <Verbatim text={name} />;

  async function answer(action: 'approve' | 'reject') {
    await decide({ params: { org: request.organisation.id }, body: { id: request.id, action } });
    onAnswered?.();
    if (action === 'approve') toast({ variant: 'success', title: t`Request approved`, description: name });
    else toast({ title: t`Request rejected`, description: name });
  }

  return (
    <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
      <Button
        {...(size && { size })}
        isBusy={isBusy}
        icon={<Check aria-hidden="true" />}
        onClick={() => void act(() => answer('approve'))}
        className="border-accent! bg-accent-soft! text-accent-text!"
      >
        <Trans>Approve</Trans>
        <Of name={name} />
      </Button>
      <Button
        {...(size && { size })}
        aria-haspopup="dialog"
        aria-disabled={isBusy || undefined}
        icon={<X aria-hidden="true" />}
        onClick={() => isBusy || setConfirmOpen(true)}
      >
        <Trans>Reject</Trans>
        <Of name={name} />
      </Button>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        onClose={() => setConfirmOpen(false)}
        onConfirm={() => answer('reject')}
        title={<Trans>Reject the request from {who}?</Trans>}
        confirmLabel={<Trans>Reject</Trans>}
      >
        <Trans>We’ll let them know. They can ask again after {JOIN_PAUSE_HOURS} hours.</Trans>
      </ConfirmDialog>
    </div>
  );
}

/** Whose request a button is about, for anyone who hears one button after the other. */
function Of({ name }: { name: string }) {
  return (
    <span className="sr-only">
      {' '}
      <Verbatim text={name} />
    </span>
  );
}
