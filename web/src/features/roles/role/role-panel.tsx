import { Trans } from '@lingui/react/macro';
import { faultOfChangedRole } from '@qrigin/domain/roles';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/page/card.tsx';
import { lookedAt } from '../permissions/permission-state.ts';
import { Permissions } from '../permissions/permissions.tsx';
import { actorOf, treeOf } from '../tree/role-nodes.ts';
import { Holders } from './holders.tsx';
import { RoleForm } from './role-form.tsx';
import { RoleHead } from './role-head.tsx';
import type { RolePanelProps } from './role-panel-props.ts';

/** One role: what it may do, who has it, and what of it can be changed. */
export function RolePanel(props: RolePanelProps) {
  const { me, roles, role } = props;
  const fault = faultOfChangedRole(treeOf(roles), actorOf(me), role.id, {});
  return (
    // A heading of the page names it, and nothing in it may hide behind the bars that stay in sight.
    <Card
      as="section"
      aria-labelledby={`role-${role.id}`}
      className="min-w-0 [&_:is(a,button,input)]:scroll-mt-24 [&_:is(a,button,input)]:scroll-mb-40"
    >
      <RoleHead {...props} />
      {fault === undefined ? (
        <RoleForm key={role.id} {...props} />
      ) : (
        <>
          <Note>
            {fault === 'built_in' ? (
              <Trans>This role is built in and cannot be changed.</Trans>
            ) : (
              <Trans>You can view this role. Someone above it who manages roles can change it.</Trans>
            )}
          </Note>
          <Permissions
            isLookedAt
            stateOf={lookedAt(role.permissions)}
            parentName=""
            onToggle={() => undefined}
          />
        </>
      )}
      <Holders {...props} />
    </Card>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="mx-4 mb-4 flex gap-2.5 rounded-control bg-info-soft px-3.5 py-2.5 text-14 text-info sm:mx-5">
      <Info aria-hidden="true" className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  );
}
