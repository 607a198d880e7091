import { useLingui } from '@lingui/react/macro';
import type { CountedRole } from '@qrigin/domain/roles';
import { FilterSelect } from '../../../ui/table/address/filter-select.tsx';
import type { TableAddress } from '../../../ui/table/address/use-table-address.ts';
import { branchesOf, inOrder } from '../../roles/tree/branches.ts';

/** Only who has one of the roles below oneself. */
export function RoleFilter({ roles, address }: { roles: readonly CountedRole[]; address: TableAddress }) {
  const { t } = useLingui();
  const chosen = address.filters['of'] ?? '';
  if (roles.length === 0 && chosen === '') return null;
  const isKnown = chosen === '' || roles.some(({ id }) => id === chosen);
  return (
    <FilterSelect label={t`Role`} name="of" address={address}>
      <option value="">{t`All roles`}</option>
      {!isKnown && <option value={chosen}>{t`Another role`}</option>}
      {inOrder(branchesOf(roles)).map(({ role, depth }) => (
        <option key={role.id} value={role.id} translate="no">
          {`${'\u2003'.repeat(depth)}${role.name}`}
        </option>
      ))}
    </FilterSelect>
  );
}
