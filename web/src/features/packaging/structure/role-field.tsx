import { useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { listRoles, ROLES } from '@qrigin/domain/roles';
import { may } from '../../../feature/may.ts';
import { useRead } from '../../../http/query/use-read.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { FailedLine } from '../../../ui/state/failed-state.tsx';

/** Whose scan page belongs to the packs. Only for people who see roles; for others the role stays as it is. */
export function RoleField({ whoami }: { whoami: Whoami }) {
  const { t } = useLingui();
  const isAllowed = may(whoami, ROLES.view);
  const params = { org: whoami.organisation.id };
  const { data: roles, error, refetch } = useRead(listRoles, { params }, { isEnabled: isAllowed });
  if (!isAllowed) return null;
  if (!roles && error) return <FailedLine error={error} onRetry={() => void refetch()} />;
  return (
    <SelectField
      name="roleID"
      label={t`Role`}
      placeholder={t`No role`}
      hint={t`The role whose scan page these packs open.`}
      options={(roles ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      translate="no"
    />
  );
}
