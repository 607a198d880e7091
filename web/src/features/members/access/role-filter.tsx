import { useLingui } from '@lingui/react/macro';
import type { CountedRole } from '@qrigin/domain/roles';
import { ChevronDown } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { CONTROL } from '../../../ui/form/control-classes.ts';
import type { TableAddress } from '../../../ui/table/address/use-table-address.ts';
import { branchesOf, inOrder } from '../../roles/tree/branches.ts';

/** Only who has one of the roles below oneself. */
export function RoleFilter({ roles, address }: { roles: readonly CountedRole[]; address: TableAddress }) {
  const { t } = useLingui();
  const chosen = address.filters['of'] ?? '';
  if (roles.length === 0 && chosen === '') return null;
  const isKnown = chosen === '' || roles.some(({ id }) => id === chosen);
  return (
    <div className="relative max-sm:flex-1">
      <select
        aria-label={t`Role`}
        value={chosen}
        onChange={({ target }) => address.setFilter('of', target.value)}
        className={classNames(
          CONTROL,
          'h-10 cursor-pointer appearance-none truncate pr-10 sm:max-w-60 pointer-coarse:h-11',
        )}
      >
        <option value="">{t`All roles`}</option>
        {!isKnown && <option value={chosen}>{t`Another role`}</option>}
        {inOrder(branchesOf(roles)).map(({ role, depth }) => (
          <option key={role.id} value={role.id} translate="no">
            {`${'\u2003'.repeat(depth)}${role.name}`}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-ink-3"
      />
    </div>
  );
}
