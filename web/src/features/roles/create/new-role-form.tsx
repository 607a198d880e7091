import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import type { CountedRole } from '@qrigin/domain/roles';
import { createRole, NEW_ROLE_PERMISSIONS, ROLE_NAME_MAX } from '@qrigin/domain/roles';
import { useNavigate } from 'react-router';
import { useWrite } from '../../../http/query/use-write.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { roleAddress } from '../tree/role-address.ts';

export interface Parent {
  role: CountedRole;
  depth: number;
}

interface Props {
  org: string;
  me: Whoami;
  parents: readonly Parent[];
  suggestedId: string | null;
  onDone: () => void;
}

const NewRole = createRole.body.pick({ name: true, parent_role_id: true });

/** A name and a place; what it may do is chosen afterwards, where all of it can be seen. */
export function NewRoleForm({ org, me, parents, suggestedId, onDone }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const create = useWrite(createRole);
  const suggested = parents.find(({ role }) => role.id === suggestedId);

  async function handleSubmit(fields: { name: string; parent_role_id: string }) {
    const parent = parents.find(({ role }) => role.id === fields.parent_role_id)?.role;
    // The usual start, as far as the role above and oneself have it.
    const permissions = NEW_ROLE_PERMISSIONS.filter(
      (permission) => parent?.permissions.includes(permission) && me.permissions.includes(permission),
    );
    const role = await create({ params: { org }, body: { ...fields, permissions } });
    onDone();
    toast({ variant: 'success', title: t`Role created`, description: t`Now choose what it can do.` });
    await navigate(roleAddress(role.id));
  }

  return (
    <Form
      schema={NewRole}
      defaults={{ name: '', parent_role_id: suggested?.role.id ?? '' }}
      onSubmit={handleSubmit}
      failuresOf={{ name_taken: 'name' }}
      className="grid gap-5"
    >
      <TextField
        name="name"
        label={t`Name`}
        placeholder={t`Line packer`}
        maxLength={ROLE_NAME_MAX}
        autoComplete="off"
      />
      <SelectField
        name="parent_role_id"
        label={t`Parent role`}
        placeholder={t`Choose its parent role`}
        hint={
          <Trans>
            People with the parent role look after the new one. It starts with the permissions of a QR
            Operator.
          </Trans>
        }
        options={parents.map(({ role, depth }) => ({
          value: role.id,
          label: `${'\u2003'.repeat(depth)}${role.name}`,
        }))}
        translate="no"
      />
      <Submit>
        <Trans>Create role</Trans>
      </Submit>
    </Form>
  );
}
