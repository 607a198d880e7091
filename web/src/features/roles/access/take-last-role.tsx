import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { type Colleague, removeRole, useRefresh } from '../api.ts';

interface Props {
  org: string;
  /** Closed without. */
  losing: { person: Colleague; role: Colleague['roles'][number] } | undefined;
  onClose: () => void;
}

/** Without a role no one can work: asks before the last one is taken. */
export function TakeLastRole({ org, losing, onClose }: Props) {
  const { t } = useLingui();
  const refresh = useRefresh(org);
  // The words stay while the dialog goes.
  const [last, setLast] = useState(losing);
  if (losing && losing !== last) setLast(losing);
  const name = <Verbatim text={last?.person.name ?? ''} />;
  const role = <Verbatim text={last?.role.name ?? ''} />;

  async function take() {
    if (!losing) return;
    await removeRole(org, losing.person.id, losing.role.id);
    toast({ title: t`Role removed`, description: `${losing.person.name} · ${losing.role.name}` });
    await refresh();
  }

  return (
    <ConfirmDialog
      isOpen={losing !== undefined}
      onClose={onClose}
      onConfirm={take}
      title={<Trans>Remove the last role from {name}?</Trans>}
      confirmLabel={<Trans>Remove role</Trans>}
    >
      <Trans>
        {role} is their only role. Without one, they are suspended and cannot use this organisation. Their
        work stays.
      </Trans>
    </ConfirmDialog>
  );
}
