import { useLingui } from '@lingui/react/macro';
import { PERMISSIONS, type Permission } from '@qrigin/domain/features';
import { ROLE_NAME_MAX } from '@qrigin/domain/roles';
import { useMemo } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type StateOf, whyNotGiven } from '../permissions/permission-state.ts';
import { Permissions } from '../permissions/permissions.tsx';
import { actorOf, treeOf } from '../tree/role-nodes.ts';
import { DeleteRole } from './delete-role.tsx';
import { LostBelow } from './lost-below.tsx';
import { PublicField } from './public-field.tsx';
import { countChanges, fieldsOf, type RoleFields, toggled } from './role-changes.ts';
import type { RolePanelProps } from './role-panel-props.ts';
import { SaveBar } from './save-bar.tsx';
import { whyNotPublic } from './why-not-public.ts';

/** What can be changed of a role, with what that would bring about above the button that does it. */
export function RoleEditor(props: RolePanelProps) {
  const { t } = useLingui();
  const { me, roles, role } = props;
  const tree = useMemo(() => treeOf(roles), [roles]);
  const actor = useMemo(() => actorOf(me), [me]);
  const { setValue } = useFormContext<RoleFields>();
  const { before, now } = useFields(role);
  const whyNot = useMemo(
    () =>
      new Map(
        PERMISSIONS.map((permission) => [permission, whyNotGiven(tree, actor, role.id, permission)] as const),
      ),
    [tree, actor, role.id],
  );

  const stateOf: StateOf = (permission) => {
    const isHeld = now.permissions.includes(permission);
    return {
      isHeld,
      isChanged: isHeld !== before.permissions.includes(permission),
      whyNot: whyNot.get(permission),
    };
  };
  const noPublic = whyNotPublic(tree, actor, role.id, now.permissions);

  return (
    <>
      <div className="grid gap-4 px-4 pb-5 sm:px-5 md:grid-cols-2 md:gap-6">
        <TextField name="name" label={t`Name`} maxLength={ROLE_NAME_MAX} autoComplete="off" />
        <PublicField whyNot={noPublic} />
      </div>
      <Permissions
        stateOf={stateOf}
        parentName={roles.find(({ id }) => id === role.parent_role_id)?.name ?? ''}
        onToggle={(permission) =>
          setValue('permissions', toggled(now.permissions, permission), { shouldDirty: true })
        }
      />
      <LostBelow tree={tree} roles={roles} roleId={role.id} permissions={now.permissions} />
      <SaveBar
        count={countChanges(before, now)}
        isRefused={now.is_public && noPublic !== undefined}
        aside={<DeleteRole {...props} />}
      />
    </>
  );
}

/** As it was last read or saved, and as it is in the form. */
function useFields(role: RoleFields) {
  const { defaultValues } = useFormState<RoleFields>();
  const now = useWatch<RoleFields>();
  const stored = fieldsOf(role);
  const whole = (fields: Partial<RoleFields> | undefined): RoleFields => ({
    name: fields?.name ?? stored.name,
    is_public: fields?.is_public ?? stored.is_public,
    permissions: fields?.permissions ?? stored.permissions,
  });
  return { before: whole(knownOf(defaultValues)), now: whole(knownOf(now)) };
}

/** The form's own types allow for holes in lists, which these have not. */
function knownOf(
  fields: { name?: string; is_public?: boolean; permissions?: (Permission | undefined)[] } | undefined,
) {
  const permissions = fields?.permissions?.filter((permission) => permission !== undefined);
  return {
    ...(fields?.name !== undefined && { name: fields.name }),
    ...(fields?.is_public !== undefined && { is_public: fields.is_public }),
    ...(permissions && { permissions }),
  };
}
