import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { type CountedRole, faultOfNewRole, ROLES, ROLES_MAX } from '@qrigin/domain/roles';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { may } from '../../../feature/may.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { branchesOf, inOrder } from '../tree/branches.ts';
import { actorOf, treeOf } from '../tree/role-nodes.ts';
import { NewRoleForm, type Parent } from './new-role-form.tsx';

interface Props {
  me: Whoami;
  roles: readonly CountedRole[];
  /** The role that is looked at, which the new one probably belongs below. */
  chosenId: string | null;
}

/** Makes a role below another; only for people who may, and where there is room for one. */
export function CreateRole({ me, roles, chosenId }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const parents = parentsFor(me, roles);
  if (!may(me, ROLES.manage)) return null;
  if (roles.length >= ROLES_MAX)
    return (
      <p className="text-14 text-ink-2">
        <Trans>You have {ROLES_MAX} roles, which is the maximum.</Trans>
      </p>
    );
  if (parents.length === 0) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" icon={<Plus aria-hidden="true" />} onClick={() => setOpen(true)}>
        <Trans>Create role</Trans>
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t`Create role`}>
        <NewRoleForm
          org={me.organisation.id}
          me={me}
          parents={parents}
          suggestedId={chosenId}
          onDone={close}
        />
      </Dialog>
    </>
  );
}

/** Where this person may put a role, in the order of the tree. */
function parentsFor(me: Whoami, roles: readonly CountedRole[]): Parent[] {
  const tree = treeOf(roles);
  const actor = actorOf(me);
  return inOrder(branchesOf(roles)).filter(
    ({ role }) =>
      faultOfNewRole(tree, actor, { parentId: role.id, permissions: [], isPublic: false }) === undefined,
  );
}
