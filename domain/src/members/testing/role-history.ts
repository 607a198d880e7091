import * as fc from 'fast-check';
import { PERMISSIONS, type Permission } from '../../features/index.ts';
import {
  BUILT_IN_ROLES,
  mayDo,
  type Person,
  type RoleChange,
  type RoleNode,
  rolesBelowPerson,
} from '../../roles/index.ts';
import { supervisorsOf } from '../index.ts';
import type { OrganisationState, RoleCommand } from './role-command.ts';

/** Twelve people; the last three are not members when a history starts. */
const EVERYBODY = Array.from({ length: 12 }, (_, at) => `person ${at}`);
const PICK = fc.nat({ max: 2 ** 20 });

/** What to try, before it is known who and what is there to try it on. */
const ATTEMPT = fc.record({
  kind: fc.constantFrom<RoleCommand['kind'][]>(
    ...([
      'make',
      'make',
      'make',
      'change',
      'change',
      'change',
      'change',
      'delete',
      'assign',
      'assign',
    ] as const),
    ...(['assign', 'remove', 'suspend', 'reinstate', 'reinstate', 'transfer', 'leave'] as const),
    ...(['ask', 'ask', 'approve', 'approve', 'reject'] as const),
  ),
  /** Most of what people do at random would be refused at once. */
  isAimed: fc.constantFrom(true, true, true, false),
  actor: PICK,
  person: PICK,
  role: PICK,
  parent: PICK,
  set: PICK,
  way: fc.nat({ max: 9 }),
});
export type Attempt = typeof ATTEMPT extends fc.Arbitrary<infer T> ? T : never;

export type History = { start: OrganisationState; attempts: Attempt[] };

/** Some organisations are nearly full. */
const EXTRA_ROLES = fc.oneof(
  { weight: 12, arbitrary: fc.array(PICK, { maxLength: 25, size: 'max' }) },
  { weight: 1, arbitrary: fc.array(PICK, { minLength: 92, maxLength: 95, size: 'max' }) },
);

export const HISTORY: fc.Arbitrary<History> = fc.record({
  start: fc
    .tuple(EXTRA_ROLES, fc.array(PICK, { minLength: 9, maxLength: 9 }))
    .map(([extra, held]) => startOf(extra, held)),
  attempts: fc.array(ATTEMPT, { minLength: 20, maxLength: 100, size: 'max' }),
});

/** Two thirds of them, chosen by the number alone, so that a failing history can be replayed. */
function someOf<T>(list: readonly T[], pick: number): T[] {
  return list.filter((_, at) => (Math.imul(pick + 1, at * 2 + 0x9e3779b1) >>> 7) % 3 > 0);
}

function pickOf<T>(list: readonly T[], pick: number): T | undefined {
  return list[pick % Math.max(1, list.length)];
}

function depthIn(roles: readonly RoleNode[], role: RoleNode): number {
  const parent = roles.find(({ id }) => id === role.parentId);
  return parent ? depthIn(roles, parent) + 1 : 0;
}

function startOf(extra: number[], held: number[]): OrganisationState {
  const roles: RoleNode[] = BUILT_IN_ROLES.map(({ key, parent, isPublic, permissions }) => ({
    id: key,
    parentId: parent,
    builtIn: key,
    isPublic,
    permissions,
  }));
  for (const pick of extra) {
    const parents = roles.filter((role) => depthIn(roles, role) < 6);
    const parent = pickOf(parents, pick);
    if (!parent) continue;
    const permissions = someOf(parent.permissions, pick);
    // Below a public role everything is harmless.
    const isPublic = parent.isPublic && pick % 2 === 0;
    roles.push({ id: `start ${roles.length}`, parentId: parent.id, builtIn: null, isPublic, permissions });
  }
  const people = held.map((pick, at): Person => {
    const first = roles[at < 5 ? at : pick % roles.length];
    const second = pick % 3 === 0 ? roles[(pick >> 3) % roles.length] : undefined;
    return {
      id: `person ${at}`,
      status: pick % 7 === 0 && at > 0 ? 'suspended' : 'active',
      roleIds: [...new Set([first, second].flatMap((role) => role?.id ?? []))],
    };
  });
  return { roles, people, wishes: [] };
}

/** The attempt as a command to this organisation; `undefined` when there is nothing to try it on. */
export function commandOf(state: OrganisationState, attempt: Attempt, at: number): RoleCommand | undefined {
  switch (attempt.kind) {
    case 'make':
    case 'change':
    case 'delete':
      return commandOnRole(state, attempt, at);
    case 'ask':
      return wishIn(state, attempt);
    case 'approve':
    case 'reject':
      return decisionIn(state, attempt, attempt.kind);
    case 'leave': {
      const actor = pickOf(state.people, attempt.actor);
      return actor && { kind: 'leave', actorId: actor.id };
    }
    case 'assign':
    case 'remove':
    case 'suspend':
    case 'reinstate':
    case 'transfer':
      return commandOnPerson(state, attempt, attempt.kind);
    default:
      return attempt.kind satisfies never;
  }
}

/** Someone who may do it, or anyone. */
function actorIn({ roles, people }: OrganisationState, { isAimed, actor }: Attempt, permission: Permission) {
  const able = people.filter((person) => mayDo(roles, person, permission));
  return pickOf(isAimed && able.length > 0 ? able : people, actor);
}

function commandOnRole(state: OrganisationState, attempt: Attempt, at: number): RoleCommand | undefined {
  const { roles } = state;
  const actor = actorIn(state, attempt, 'role.manage');
  if (!actor) return undefined;
  const below = rolesBelowPerson(roles, actor);
  const reach = roles.filter((role) => below.includes(role) || actor.roleIds.includes(role.id));
  const parent = pickOf(attempt.isAimed && reach.length > 0 ? reach : roles, attempt.parent);
  if (!parent) return undefined;
  if (attempt.kind === 'make') {
    const permissions = someOf(attempt.isAimed ? parent.permissions : PERMISSIONS, attempt.set);
    const isPublic = attempt.way === 0 || (attempt.way < 6 && parent.isPublic);
    const roleId = `made ${at}`;
    return { kind: 'make', actorId: actor.id, roleId, parentId: parent.id, permissions, isPublic };
  }
  const ownMade = below.filter(({ builtIn }) => builtIn === null);
  const role = pickOf(attempt.isAimed && ownMade.length > 0 ? ownMade : roles, attempt.role);
  if (!role) return undefined;
  if (attempt.kind === 'delete')
    return { kind: 'delete', actorId: actor.id, roleId: role.id, scanPages: attempt.way === 0 ? 1 : 0 };
  const change = changeOf(roles, role, parent, attempt);
  return { kind: 'change', actorId: actor.id, roleId: role.id, change };
}

function changeOf(
  roles: readonly RoleNode[],
  role: RoleNode,
  parent: RoleNode,
  { way, set, isAimed }: Attempt,
): RoleChange {
  const above = roles.find(({ id }) => id === role.parentId) ?? role;
  const permissions = someOf(isAimed ? above.permissions : PERMISSIONS, set);
  if (way < 2) return { permissions: someOf(role.permissions, set) };
  if (way < 4) return { permissions };
  if (way < 6) return { isPublic: !role.isPublic };
  if (way < 8) return { parentId: parent.id };
  if (way === 8) return { parentId: parent.id, permissions: someOf(parent.permissions, set) };
  return {};
}

type OnPerson = 'assign' | 'remove' | 'suspend' | 'reinstate' | 'transfer';
const NEEDED: Record<OnPerson, Permission> = {
  assign: 'member.assign',
  remove: 'member.remove',
  suspend: 'member.remove',
  reinstate: 'member.remove',
  transfer: 'org.transfer',
};

function commandOnPerson(
  state: OrganisationState,
  attempt: Attempt,
  kind: OnPerson,
): RoleCommand | undefined {
  const { roles, people } = state;
  const actor = actorIn(state, attempt, NEEDED[kind]);
  const suspended = people.filter(({ status }) => status === 'suspended');
  const pool = attempt.isAimed && kind === 'reinstate' && suspended.length > 0 ? suspended : people;
  const person = pickOf(pool, attempt.person);
  if (!actor || !person) return undefined;
  if (kind !== 'assign' && kind !== 'remove') return { kind, actorId: actor.id, personId: person.id };
  const below = rolesBelowPerson(roles, actor);
  const held = roles.filter(({ id }) => person.roleIds.includes(id));
  const aimed = kind === 'assign' ? below : held;
  const role = pickOf(attempt.isAimed && aimed.length > 0 ? aimed : roles, attempt.role);
  return role && { kind, actorId: actor.id, personId: person.id, roleId: role.id };
}

function wishIn({ roles, people }: OrganisationState, attempt: Attempt): RoleCommand | undefined {
  const outside = EVERYBODY.filter(
    (id) => !people.some((person) => person.id === id && person.roleIds.length > 0),
  );
  const actorId = pickOf(attempt.isAimed && outside.length > 0 ? outside : EVERYBODY, attempt.actor);
  const open = roles.filter(({ isPublic }) => isPublic);
  const role = pickOf(attempt.isAimed ? open : roles, attempt.role);
  if (!actorId || !role) return undefined;
  const offered = supervisorsOf(roles, people, role.id).map(({ id }) => id);
  const supervisorId = pickOf(attempt.isAimed && offered.length > 0 ? offered : EVERYBODY, attempt.person);
  return supervisorId === undefined ? undefined : { kind: 'ask', actorId, roleId: role.id, supervisorId };
}

/** Of wishes that are pending; that a settled one stays as it is needs no rule about roles. */
function decisionIn(
  { people, wishes }: OrganisationState,
  attempt: Attempt,
  kind: 'approve' | 'reject',
): RoleCommand | undefined {
  const pending = wishes.flatMap(({ state }, at) => (state === 'pending' ? [at] : []));
  const wish = pickOf(pending, attempt.role);
  if (wish === undefined) return undefined;
  const chosen = people.filter(({ id }) => id === wishes[wish]?.supervisorId);
  const actor = pickOf(
    attempt.isAimed && attempt.way < 5 && chosen.length > 0 ? chosen : people,
    attempt.actor,
  );
  return actor && { kind, actorId: actor.id, wish };
}
