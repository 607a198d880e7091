import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { type CountedRole, listRoles } from '@qrigin/domain/roles';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../../http/query/use-read.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CONTROL } from '../../ui/form/control-classes.ts';
import { Card } from '../../ui/page/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { FailedState } from '../../ui/state/failed-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { useDelay } from '../../ui/state/use-delay';
import { useMedia } from '../../ui/use-media.ts';
import { CreateRole } from './create/create-role.tsx';
import { RolePanel } from './role/role-panel.tsx';
import { SeenAs } from './see-as/seen-as.tsx';
import { branchesOf, matching } from './tree/branches.ts';
import { ROLE_PARAM, SEEN_AS_PARAM } from './tree/role-address.ts';
import { RoleList } from './tree/role-list.tsx';

/** The roles of the organisation: which is below which, and what each may do. */
export function Roles({ me }: { me: Whoami }) {
  const { t } = useLingui();
  const org = me.organisation.id;
  const [params] = useSearchParams();
  const { data: roles, error, refetch } = useRead(listRoles, { params: { org } });
  const seenAs = roles?.find(({ id }) => id === params.get(SEEN_AS_PARAM));
  if (seenAs) return <SeenAs org={org} role={seenAs} />;
  return (
    <>
      <PageHeader
        title={t`Roles`}
        note={<Trans>A role can never do more than the role above it.</Trans>}
        actions={roles && <CreateRole me={me} roles={roles} chosenId={params.get(ROLE_PARAM)} />}
      />
      {roles && <TreeAndRole org={org} me={me} roles={roles} chosenId={params.get(ROLE_PARAM)} />}
      {!roles && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!roles && !error && <LoadingState />}
    </>
  );
}

interface TreeAndRoleProps {
  org: string;
  me: Whoami;
  roles: readonly CountedRole[];
  chosenId: string | null;
}

const DESK = '(width >= 1024px)';

/** Side by side on a desk. Where there is less room, the tree first, and then the role that was chosen in it. */
function TreeAndRole({ org, me, roles, chosenId }: TreeAndRoleProps) {
  const chosen = roles.find(({ id }) => id === chosenId);
  const isDesk = useMedia(DESK);
  const shown = chosen ?? (isDesk ? usualRole(roles, me) : undefined);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(240px,320px)_minmax(0,1fr)]">
      {(isDesk || !shown) && <Tree roles={roles} shownId={shown?.id} />}
      {shown && (
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
          {!isDesk && (
            <ButtonLink
              to="?"
              variant="ghost"
              icon={<ArrowLeft aria-hidden="true" />}
              className="justify-self-start"
            >
              <Trans>All roles</Trans>
            </ButtonLink>
          )}
          <RolePanel org={org} me={me} roles={roles} role={shown} />
        </div>
      )}
    </div>
  );
}

/** The first that someone made, which is the likeliest to be worked on; else one's own. */
function usualRole(roles: readonly CountedRole[], me: Whoami): CountedRole | undefined {
  const mine = me.roles.map(({ id }) => id);
  return roles.find((role) => !role.built_in) ?? roles.find(({ id }) => mine.includes(id)) ?? roles[0];
}

/** From so many on, looking for one takes longer than typing its name. */
const MANY = 15;

function Tree({ roles, shownId }: { roles: readonly CountedRole[]; shownId: string | undefined }) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const branches = matching(branchesOf(roles), words);
  const isOnlyBuiltIn = roles.every((role) => role.built_in);
  return (
    <Card className="grid min-w-0 gap-2 px-2 py-3 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-112px)] lg:overflow-y-auto">
      {roles.length > MANY && (
        <input
          type="search"
          value={words}
          aria-label={t`Search roles`}
          placeholder={t`Search roles`}
          onChange={(event) => setWords(event.target.value)}
          className={classNames(CONTROL, 'h-11')}
        />
      )}
      <RoleList branches={branches} chosenId={shownId} />
      <p aria-live="polite" className="px-3 text-14 text-ink-2 empty:hidden">
        {branches.length === 0 && <Trans>No role has a name like that.</Trans>}
      </p>
      {isOnlyBuiltIn && (
        <p className="mx-3 border-t border-line pt-3 text-14 text-ink-2">
          <Trans>Every organisation has these roles. Roles you create appear below them.</Trans>
        </p>
      )}
    </Card>
  );
}

function LoadingState() {
  const isSlow = useDelay(150);
  return (
    <div aria-busy="true" className="grid gap-5 lg:grid-cols-[minmax(240px,320px)_minmax(0,1fr)]">
      {isSlow && (
        <>
          <Skeleton className="h-80 rounded-card" />
          <Skeleton className="h-140 rounded-card max-lg:hidden" />
        </>
      )}
    </div>
  );
}
