import { Trans, useLingui } from '@lingui/react/macro';
import { assignRole, type Colleague, removeRole } from '@qrigin/domain/members';
import { Plus, X } from 'lucide-react';
import { useWrite } from '../../../http/query/use-write.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useAsyncAction } from '../../../ui/button/use-async-action.ts';
import { DropdownMenu } from '../../../ui/overlay/dropdown-menu.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { PersonRights } from './person-rights.ts';

type NamedRole = Colleague['roles'][number];

interface Props {
  org: string;
  person: Colleague;
  rights: PersonRights;
  /** A person with no other role is suspended without it, so this needs a confirmation. */
  onTakeLast: (role: NamedRole) => void;
}

/** The roles of one person, as chips that can be taken off, and a way to add one. */
export function PersonRoles({ org, person, rights, onTakeLast }: Props) {
  const { t } = useLingui();
  const assign = useWrite(assignRole);
  const remove = useWrite(removeRole);
  const { isBusy, act } = useAsyncAction();

  async function give(role: NamedRole) {
    await assign({ params: { org, user: person.id, role: role.id } });
    toast({ variant: 'success', title: t`Role given`, description: `${person.name} · ${role.name}` });
  }

  async function take(role: NamedRole) {
    await remove({ params: { org, user: person.id, role: role.id } });
    toast({
      title: t`Role removed`,
      description: `${person.name} · ${role.name}`,
      action: { label: t`Undo`, act: () => void act(() => give(role)) },
    });
  }

  function handleTake(role: NamedRole) {
    if (person.roles.length === 1) onTakeLast(role);
    else void act(() => take(role));
  }

  return (
    <ul className="flex list-none flex-wrap items-center gap-2" aria-busy={isBusy}>
      {person.roles.map((role) => (
        <Chip
          key={role.id}
          role={role}
          personName={person.name}
          isLast={person.roles.length === 1}
          onTake={rights.takeable.has(role.id) ? () => handleTake(role) : undefined}
        />
      ))}
      {person.roles.length === 0 && (
        <li className="text-14 text-ink-3">
          <Trans>No role</Trans>
        </li>
      )}
      {rights.givable.length > 0 && (
        <li>
          <Add person={person} rights={rights} onGive={(role) => void act(() => give(role))} />
        </li>
      )}
    </ul>
  );
}

interface ChipProps {
  role: NamedRole;
  personName: string;
  isLast: boolean;
  onTake: (() => void) | undefined;
}

function Chip({ role, personName, isLast, onTake }: ChipProps) {
  const [roleName, name] = [role.name, personName].map((text) => <Verbatim key={text} text={text} />);
  return (
    <li className="inline-flex max-w-full min-w-0 items-center rounded-small bg-sunken text-14 font-medium">
      <span className="min-w-0 py-1.5 pl-2.5 wrap-anywhere last:pr-2.5">{roleName}</span>
      {onTake && (
        <button
          type="button"
          onClick={onTake}
          aria-haspopup={isLast ? 'dialog' : undefined}
          className="grid min-h-8 w-8 shrink-0 cursor-pointer place-items-center rounded-small text-ink-3 hover:bg-line hover:text-ink pointer-coarse:min-h-11 pointer-coarse:w-11"
        >
          <X aria-hidden="true" className="size-3.5" />
          <span className="sr-only">
            <Trans>
              Remove the role {roleName} from {name}
            </Trans>
          </span>
        </button>
      )}
    </li>
  );
}

interface AddProps {
  person: Colleague;
  rights: PersonRights;
  onGive: (role: NamedRole) => void;
}

function Add({ person, rights, onGive }: AddProps) {
  const { t } = useLingui();
  const name = <Verbatim text={person.name} />;
  return (
    <DropdownMenu
      label={t`Roles you can give`}
      items={rights.givable.map((role) => ({
        label: role.name,
        named: role.id,
        onSelect: () => onGive(role),
      }))}
      trigger={
        <Button
          size="s"
          variant="ghost"
          className="min-w-8 px-0 pointer-coarse:min-w-11"
          icon={<Plus aria-hidden="true" />}
        >
          <span className="sr-only">
            <Trans>Give {name} a role</Trans>
          </span>
        </Button>
      }
    />
  );
}
