import { Trans, useLingui } from '@lingui/react/macro';
import { type Colleague, removeRole } from '@qrigin/domain/members';
import { useState } from 'react';
import { useWrite } from '../../../http/query/use-write.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { toast } from '../../../ui/toast/toast.ts';

interface Props {
  org: string;
  /** Closed without. */
  losing: { person: Colleague; role: Colleague['roles'][number] } | undefined;
  onClose: () => void;
}

/** Without a role no one can work: asks before the last one is taken. */
export function TakeLastRole({ org, losing, onClose }: Props) {
  const { t } = useLingui();
  const remove = useWrite(removeRole);
  // The words stay while the dialog goes.
  const [last, setLast] = useState(losing);
  if (losing && losing !== last) setLast(losing);
  const name = <Verbatim text={last?.person.name ?? ''} />;
  const role = <Verbatim text={last?.role.name ?? ''} />;

  async function take() {
    if (!losing) return;
    await remove({ params: { org, user: losing.person.id, role: losing.role.id } });
    toast({ title: t`Role removed`, description: `${losing.person.name} · ${losing.role.name}` });
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
