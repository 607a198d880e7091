import {
  faultOfChangedRole,
  faultOfDeletedRole,
  faultOfNewRole,
  type Person,
  permissionsBelow,
} from '../../roles/index.ts';
import {
  checkRemoval,
  faultOfApproval,
  faultOfAssignment,
  faultOfJoining,
  faultOfLeaving,
  faultOfReinstatement,
  faultOfRejection,
  faultOfSuspension,
  faultOfTransfer,
  withoutRole,
} from '../index.ts';
import type { OrganisationState, RoleCommand } from './role-command.ts';

type OnPerson = Extract<RoleCommand, { personId: string }>;
type Outcome = { fault: string | undefined; state: OrganisationState };

/** What the rules say to a command, and the organisation afterwards. Everyone it names must belong to it. */
export function obey(state: OrganisationState, command: RoleCommand): Outcome {
  const fault = faultOf(state, command);
  return { fault, state: fault === undefined ? done(state, command) : state };
}

function faultOf(state: OrganisationState, command: RoleCommand): string | undefined {
  const { roles, people } = state;
  switch (command.kind) {
    case 'make':
      return faultOfNewRole(roles, personOf(state, command.actorId), command);
    case 'change':
      return faultOfChangedRole(roles, personOf(state, command.actorId), command.roleId, command.change);
    case 'delete':
      return faultOfDeletedRole(roles, personOf(state, command.actorId), command.roleId, {
        people,
        scanPages: command.scanPages,
      });
    case 'leave':
      return faultOfLeaving(roles, people, personOf(state, command.actorId));
    case 'ask':
      return faultOfJoining(roles, people, { ...command, askerId: command.actorId });
    case 'approve':
      return faultOfApproval(roles, people, personOf(state, command.actorId), wishOf(state, command.wish));
    case 'reject':
      return faultOfRejection(roles, people, personOf(state, command.actorId), wishOf(state, command.wish));
    case 'assign':
    case 'remove':
    case 'suspend':
    case 'reinstate':
    case 'transfer':
      return faultAbout(state, command);
    default:
      return command satisfies never;
  }
}

function faultAbout(state: OrganisationState, command: OnPerson): string | undefined {
  const [actor, person] = [personOf(state, command.actorId), personOf(state, command.personId)];
  switch (command.kind) {
    case 'assign':
      return faultOfAssignment(state.roles, actor, person, command.roleId);
    case 'remove':
      return checkRemoval(state.roles, actor, person, command.roleId);
    case 'suspend':
      return faultOfSuspension(state.roles, actor, person);
    case 'reinstate':
      return faultOfReinstatement(state.roles, actor, person);
    case 'transfer':
      return faultOfTransfer(state.roles, actor, person);
    default:
      return command satisfies never;
  }
}

function done(state: OrganisationState, command: RoleCommand): OrganisationState {
  const { roles, people, wishes } = state;
  switch (command.kind) {
    case 'make': {
      const { roleId: id, parentId, permissions, isPublic } = command;
      return { ...state, roles: [...roles, { id, parentId, builtIn: null, isPublic, permissions }] };
    }
    case 'change':
      return changed(state, command);
    case 'delete':
      return { ...state, roles: roles.filter(({ id }) => id !== command.roleId) };
    case 'leave':
      return { ...state, people: people.filter(({ id }) => id !== command.actorId) };
    case 'ask': {
      const { actorId: askerId, roleId, supervisorId } = command;
      return { ...state, wishes: [...wishes, { askerId, roleId, supervisorId, state: 'pending' }] };
    }
    case 'approve':
      return settled(joined(state, wishOf(state, command.wish)), command.wish, 'approved');
    case 'reject':
      return settled(state, command.wish, 'rejected');
    case 'assign':
    case 'remove':
    case 'suspend':
    case 'reinstate':
    case 'transfer':
      return { ...state, people: people.map((person) => afterwards(state, person, command)) };
    default:
      return command satisfies never;
  }
}

/** With R1: what the role may no longer do, those below it may not do either. */
function changed(
  state: OrganisationState,
  { roleId, change }: Extract<RoleCommand, { kind: 'change' }>,
): OrganisationState {
  const below = change.permissions ? permissionsBelow(state.roles, roleId, change.permissions) : [];
  const roles = state.roles.map((role) => ({
    ...role,
    ...below.find(({ id }) => id === role.id),
    ...(role.id === roleId ? change : {}),
  }));
  return { ...state, roles };
}

function afterwards({ roles }: OrganisationState, person: Person, command: OnPerson): Person {
  const ids = (key: string) => roles.filter(({ builtIn }) => builtIn === key).map(({ id }) => id);
  if (command.kind === 'transfer' && person.id === command.actorId) {
    const kept = person.roleIds.filter((id) => !ids('owner').includes(id));
    return withRoles(person, [...kept, ...ids('admin')]);
  }
  if (person.id !== command.personId) return person;
  switch (command.kind) {
    case 'assign':
      return withRoles(person, [...person.roleIds, command.roleId]);
    case 'remove':
      return withoutRole(person, command.roleId);
    case 'suspend':
      return { ...person, status: 'suspended' };
    case 'reinstate':
      return { ...person, status: 'active' };
    case 'transfer':
      return withRoles(person, [...person.roleIds, ...ids('owner')]);
    default:
      return command satisfies never;
  }
}

function withRoles(person: Person, roleIds: readonly string[]): Person {
  return { ...person, roleIds: [...new Set(roleIds)] };
}

/** Someone from outside, or someone who had lost their last role. */
function joined(state: OrganisationState, { askerId, roleId }: Wish): OrganisationState {
  const joining: Person = { id: askerId, status: 'active', roleIds: [roleId] };
  const isKnown = state.people.some(({ id }) => id === askerId);
  const people = isKnown
    ? state.people.map((one) => (one.id === askerId ? joining : one))
    : [...state.people, joining];
  return { ...state, people };
}

type Wish = OrganisationState['wishes'][number];

function settled(state: OrganisationState, at: number, how: Wish['state']): OrganisationState {
  return { ...state, wishes: state.wishes.map((wish, n) => (n === at ? { ...wish, state: how } : wish)) };
}

function personOf({ people }: OrganisationState, id: string): Person {
  const person = people.find((one) => one.id === id);
  if (!person) throw new Error(`${id} does not belong to the organisation`);
  return person;
}

function wishOf({ wishes }: OrganisationState, at: number): Wish {
  const wish = wishes[at];
  if (!wish) throw new Error(`there is no wish ${at}`);
  return wish;
}
