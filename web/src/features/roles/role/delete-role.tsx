import { Plural, Trans } from '@lingui/react/macro';
import { deleteRole } from '@qrigin/domain/roles';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWrite } from '../../../http/query/use-write.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { roleAddress } from '../tree/role-address.ts';
import type { RolePanelProps } from './role-panel-props.ts';

/**
 * Deletes a role that no one has and with none below it; for others it says why not in place of the button.
 */
export function DeleteRole({ org, roles, role }: RolePanelProps) {
  const navigate = useNavigate();
  const remove = useWrite(deleteRole, { refresh: 'later' });
  const [isAsking, setAsking] = useState(false);
  const below = roles.filter(({ parent_role_id: parent }) => parent === role.id).length;
  if (role.people > 0 || below > 0) return <InUse people={role.people} below={below} />;

  async function handleConfirm() {
    await remove({ params: { org, id: role.id } });
    await navigate(role.parent_role_id === null ? '?' : roleAddress(role.parent_role_id), { replace: true });
  }

  const name = <Verbatim text={role.name} />;
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        icon={<Trash2 aria-hidden="true" />}
        className="text-danger hover:text-danger"
        onClick={() => setAsking(true)}
      >
        <Trans>Delete role</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={handleConfirm}
        title={<Trans>Delete the role {name}?</Trans>}
        confirmLabel={<Trans>Delete role</Trans>}
      >
        <Trans>No one has this role. Deleting it cannot be undone.</Trans>
      </ConfirmDialog>
    </>
  );
}

function InUse({ people, below }: { people: number; below: number }) {
  return (
    <p className="text-13 text-ink-3">
      {people > 0 ? (
        <Plural
          value={people}
          one="You cannot delete it while # person has it."
          other="You cannot delete it while # people have it."
        />
      ) : (
        <Plural
          value={below}
          one="You cannot delete it while # role is below it."
          other="You cannot delete it while # roles are below it."
        />
      )}
    </p>
  );
}
