import { Plural, useLingui } from '@lingui/react/macro';
import type { CountedRole, RoleTree } from '@qrigin/domain/roles';
import { TriangleAlert } from 'lucide-react';
import { usePermissionWords } from '../../../feature/features-context.ts';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { lostBelow, type RoleFields } from './role-changes.ts';

interface Props {
  tree: RoleTree;
  roles: readonly CountedRole[];
  roleId: string;
  permissions: RoleFields['permissions'];
}

/** A role can never do more than the one above it: which roles lose something with this one. */
export function LostBelow({ tree, roles, roleId, permissions }: Props) {
  const { t } = useLingui();
  const wordsOf = usePermissionWords();
  const lost = lostBelow(tree, roleId, permissions);
  return (
    <div aria-live="polite">
      {lost.length > 0 && (
        <div className="mx-4 my-4 flex gap-3 rounded-control bg-warning-soft px-4 py-3 text-14 text-warning sm:mx-5">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5" />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">
              <Plural
                value={lost.length}
                one="# role below loses this too"
                other="# roles below lose this too"
              />
            </p>
            <ul className="mt-1 list-none">
              {lost.map((loser) => (
                <li key={loser.roleId} className="wrap-anywhere">
                  <Verbatim text={nameOf(roles, loser.roleId)} className="font-semibold" />
                  {': '}
                  {loser.lost.map((permission) => t(wordsOf(permission))).join(' · ')}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}

const nameOf = (roles: readonly CountedRole[], roleId: string): string =>
  roles.find(({ id }) => id === roleId)?.name ?? '';
