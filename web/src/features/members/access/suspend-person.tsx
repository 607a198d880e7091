import { Trans, useLingui } from '@lingui/react/macro';
import { type Colleague, changeStatus } from '@qrigin/domain/members';
import { useState } from 'react';
import { useWrite } from '../../../http/query/use-write.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { toast } from '../../../ui/toast/toast.ts';

interface Props {
  org: string;
  /** Closed without one. */
  person: Colleague | undefined;
  onClose: () => void;
}

/** Asks before someone is shut out. */
export function SuspendPerson({ org, person, onClose }: Props) {
  const { t } = useLingui();
  const change = useWrite(changeStatus);
  // The words stay while the dialog goes.
  const [last, setLast] = useState(person);
  if (person && person !== last) setLast(person);
  const name = <Verbatim text={last?.name ?? ''} />;

  async function suspend() {
    if (!person) return;
    await change({ params: { org, user: person.id }, body: { status: 'suspended' } });
    toast({ title: t`Suspended`, description: person.name });
  }

  return (
    <ConfirmDialog
      isOpen={person !== undefined}
      onClose={onClose}
      onConfirm={suspend}
      title={<Trans>Suspend {name}?</Trans>}
      confirmLabel={<Trans>Suspend</Trans>}
    >
      <Trans>
        They will no longer be able to use this organisation. Their work stays, they keep their roles, and you
        can reinstate them later.
      </Trans>
    </ConfirmDialog>
  );
}
