import { Trans, useLingui } from '@lingui/react/macro';
import { type CountedRole, changeRole } from '@qrigin/domain/roles';
import { useEffect, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useWrite } from '../../../http/query/use-write.ts';
import { Form } from '../../../ui/form/form.tsx';
import { UnsavedChanges } from '../../../ui/form/unsaved-changes.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { fieldsOf, type RoleFields } from './role-changes.ts';
import { RoleEditor } from './role-editor.tsx';
import type { RolePanelProps } from './role-panel-props.ts';

/** A role that may be changed. */
export function RoleForm(props: RolePanelProps) {
  const { t } = useLingui();
  const { org, role } = props;
  const change = useWrite(changeRole, { refresh: 'later' });
  const stored = useStored(role);

  async function save(body: RoleFields) {
    stored.keep(fieldsOf(await change({ params: { org, id: role.id }, body })));
    toast({ variant: 'success', title: t`Saved` });
  }

  return (
    <Form
      schema={changeRole.body}
      defaults={stored.fields}
      onSubmit={save}
      failuresOf={{ name_taken: 'name' }}
      className="contents"
    >
      <UnsavedChanges saved={stored.saved}>
        <Trans>Your changes to this role are not saved yet.</Trans>
      </UnsavedChanges>
      <FollowStored fields={stored.fields} />
      <RoleEditor {...props} />
    </Form>
  );
}

/** What was changed elsewhere is shown, unless someone is changing it here. */
function FollowStored({ fields }: { fields: RoleFields }) {
  const { formState, reset } = useFormContext<RoleFields>();
  const { isDirty } = formState;
  useEffect(() => {
    if (!isDirty) reset(fields);
  }, [fields, isDirty, reset]);
  return null;
}

/** What the server has: as the list tells it, or newer, as it answered when it was saved. */
function useStored(role: CountedRole) {
  const listed = useMemo(() => fieldsOf(role), [role]);
  const [saved, setSaved] = useState<{ since: CountedRole; fields: RoleFields }>();
  return {
    fields: saved?.since === role ? saved.fields : listed,
    saved: saved?.fields,
    keep: (fields: RoleFields) => setSaved({ since: role, fields }),
  };
}
