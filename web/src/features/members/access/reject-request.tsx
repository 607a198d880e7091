import { Trans, useLingui } from '@lingui/react/macro';
import { type JoinRequest as Asking, actOnJoin, JOIN_PAUSE_HOURS } from '@qrigin/domain/members';
import { useState } from 'react';
import { useWrite } from '../../../http/query/use-write.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { toast } from '../../../ui/toast/toast.ts';

interface Props {
  org: string;
  /** Closed without one. */
  request: Asking | undefined;
  onClose: () => void;
}

/** Asks before someone is rejected: that cannot be undone. */
export function RejectRequest({ org, request, onClose }: Props) {
  const { t } = useLingui();
  const decide = useWrite(actOnJoin);
  // The words stay while the dialog goes.
  const [last, setLast] = useState(request);
  if (request && request !== last) setLast(request);
  const name = <Verbatim text={last?.user.name ?? ''} />;

  async function reject() {
    if (!request) return;
    await decide({ params: { org }, body: { id: request.id, action: 'reject' } });
    toast({ title: t`Request rejected`, description: request.user.name });
  }

  return (
    <ConfirmDialog
      isOpen={request !== undefined}
      onClose={onClose}
      onConfirm={reject}
      title={<Trans>Reject the request from {name}?</Trans>}
      confirmLabel={<Trans>Reject</Trans>}
    >
      <Trans>We’ll let them know. They can ask again after {JOIN_PAUSE_HOURS} hours.</Trans>
    </ConfirmDialog>
  );
}
