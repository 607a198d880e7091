import { Trans, useLingui } from '@lingui/react/macro';
import { type Colleague, changeStatus } from '@qrigin/domain/members';
import type { Whoami } from '@qrigin/domain/organisations';
import type { CountedRole, RoleTree } from '@qrigin/domain/roles';
import { CirclePause, Play } from 'lucide-react';
import { useWrite } from '../../../http/query/use-write.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useAsyncAction } from '../../../ui/button/use-async-action.ts';
import type { MenuItem } from '../../../ui/overlay/dropdown-menu.tsx';
import { PersonName } from '../../../ui/person/person-name.tsx';
import { RowMenu } from '../../../ui/table/rows/row-menu.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { type PersonRights, rightsOver, type WhyFixed } from './person-rights.ts';
import { PersonRoles } from './person-roles.tsx';

interface Props {
  me: Whoami;
  person: Colleague;
  tree: RoleTree;
  /** Roles that the caller may give and take. */
  below: readonly CountedRole[];
  onSuspend: () => void;
  onTakeLast: (role: Colleague['roles'][number]) => void;
}

/** Someone with their roles, and what can be changed of that. */
export function PersonRow({ me, person, tree, below, onSuspend, onTakeLast }: Props) {
  const rights = rightsOver(me, person, tree, below);
  const joined = <Moment at={person.joined_at} format="day" />;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1.5fr)_auto_44px]">
      <PersonName name={person.name} email={person.email} aside={<Aside me={me} person={person} />} />
      <div className="min-w-0 max-lg:order-3 max-lg:col-span-2">
        <PersonRoles org={me.organisation.id} person={person} rights={rights} onTakeLast={onTakeLast} />
        {rights.whyFixed && (
          <p className="mt-1 text-13 text-ink-3">
            <WhyFixedWords why={rights.whyFixed} />
          </p>
        )}
      </div>
      <p className="text-13 text-ink-3 max-lg:hidden">
        <Trans>Joined {joined}</Trans>
      </p>
      <StatusMenu org={me.organisation.id} person={person} rights={rights} onSuspend={onSuspend} />
    </li>
  );
}

function Aside({ me, person }: { me: Whoami; person: Colleague }) {
  return (
    <>
      {person.id === me.id && (
        <span className="text-13 font-normal text-ink-3">
          <Trans>you</Trans>
        </span>
      )}
      {person.status === 'suspended' && (
        <Badge variant="warning" icon={<CirclePause aria-hidden="true" />}>
          <Trans>Suspended</Trans>
        </Badge>
      )}
    </>
  );
}

function WhyFixedWords({ why }: { why: WhyFixed }) {
  if (why === 'yourself') return <Trans>You cannot change your own roles.</Trans>;
  if (why === 'not_below') return <Trans>You can only manage people below you.</Trans>;
  return <Trans>Your role does not let you change this.</Trans>;
}

interface MenuProps {
  org: string;
  person: Colleague;
  rights: PersonRights;
  onSuspend: () => void;
}

/** Suspending asks first; letting someone work again harms no one. */
function StatusMenu({ org, person, rights, onSuspend }: MenuProps) {
  const { t } = useLingui();
  const change = useWrite(changeStatus);
  const { act } = useAsyncAction();
  if (!rights.maySuspend && !rights.mayReinstate) return <span className="max-lg:hidden" />;

  async function reinstate() {
    await change({ params: { org, user: person.id }, body: { status: 'active' } });
    toast({ variant: 'success', title: t`Reinstated`, description: person.name });
  }

  const item: MenuItem = rights.maySuspend
    ? {
        label: t`Suspend`,
        variant: 'danger',
        icon: <CirclePause aria-hidden="true" />,
        onSelect: onSuspend,
      }
    : {
        label: t`Reinstate`,
        icon: <Play aria-hidden="true" />,
        onSelect: () => void act(reinstate),
      };
  return <RowMenu name={person.name} items={[item]} />;
}
