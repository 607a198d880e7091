import { Plural, Trans } from '@lingui/react/macro';
import { Eye, ScanLine } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { seenAsAddress } from '../tree/role-address.ts';
import type { RolePanelProps } from './role-panel-props.ts';

/** Which role it is, where in the tree, and how many people have it. */
export function RoleHead({ roles, role }: RolePanelProps) {
  const parent = roles.find(({ id }) => id === role.parent_role_id);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={`role-${role.id}`} className="min-w-0 text-20 leading-7 wrap-anywhere">
            <Verbatim text={role.name} />
          </h2>
          {role.is_public && (
            <Badge variant="good" icon={<ScanLine aria-hidden="true" />}>
              <Trans>Public</Trans>
            </Badge>
          )}
        </div>
        <p className="mt-0.5 text-14 text-ink-2 wrap-anywhere">
          {parent && <Under name={parent.name} />}
          <Plural value={role.people} _0="no one has it" one="# person" other="# people" />
        </p>
      </div>
      <ButtonLink to={seenAsAddress(role.id)} icon={<Eye aria-hidden="true" />} className="max-sm:w-full">
        <Trans>View as this role</Trans>
      </ButtonLink>
    </div>
  );
}

function Under({ name }: { name: string }) {
  const parent = <Verbatim text={name} />;
  return (
    <>
      <Trans>Below {parent}</Trans>
      {', '}
    </>
  );
}
