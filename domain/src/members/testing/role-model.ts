/**
 * The rules R1 to R6 of docs/permissions.md and joining once more, as plainly as can be: roles point at their parents,
 * people hold roles, a change is made first and taken back when the tree is no longer right. The rules of this feature
 * are held to it, so it must not use any of them; their names for faults are all that both know.
 */

export type ModelRole = {
  id: string;
  parent: ModelRole | null;
  builtIn: string | null;
  isPublic: boolean;
  may: Set<string>;
};
export type ModelPerson = { id: string; isActive: boolean; roles: Set<ModelRole> };
export type ModelWish = { asker: string; role: ModelRole; supervisor: string; state: string };
export type RoleModel = { roles: ModelRole[]; people: ModelPerson[]; wishes: ModelWish[] };

const NEVER_PUBLIC =
  /^(org\.legal\..*|org\.transfer|org\.delete|subdomain\.manage|billing\..*|audit\.view|member\..*|join\..*|role\.manage|product\.delete|qr\.delete|qr\.renew|qr\.generate|form\.code)$/;

/**
 * The roles above, nearest first. A circle would have no end, so seven steps are enough to see that something
 * is wrong.
 */
function above(role: ModelRole, steps = 7): ModelRole[] {
  return role.parent && steps > 0 ? [role.parent, ...above(role.parent, steps - 1)] : [];
}
const depth = (role: ModelRole) => above(role).length;
const acts = (person: ModelPerson) => (person.isActive ? [...person.roles] : []);
const may = (person: ModelPerson, what: string) => acts(person).some((role) => role.may.has(what));
const highest = (roles: Iterable<ModelRole>) => Math.min(...[...roles].map(depth));
const isUnder = (role: ModelRole, person: ModelPerson) =>
  above(role).some((one) => acts(person).includes(one));
const owns = (person: ModelPerson) => acts(person).some((role) => role.builtIn === 'owner');
const roleNamed = (model: RoleModel, key: string) => model.roles.find((role) => role.builtIn === key);

/** The faults whose line is true. */
function faults(lines: Record<string, boolean>): string[] {
  return Object.keys(lines).filter((name) => lines[name]);
}

export type ModelPlace = { parent: ModelRole; may: Set<string>; isPublic: boolean };

/** What is wrong with the tree now that this role is where it is. */
function wrongWith({ roles }: RoleModel, role: ModelRole, actor: ModelPerson): string[] {
  const parent = role.parent;
  const isOpen = (one: ModelRole) =>
    [one, ...above(one)].some(({ builtIn }) => builtIn === 'member' || builtIn === 'qr_operator');
  const isClean = (one: ModelRole) => ![...one.may].some((what) => NEVER_PUBLIC.test(what));
  return faults({
    too_deep: roles.some((one) => depth(one) > 6),
    more_than_parent: [...role.may].some((what) => !parent?.may.has(what)),
    more_than_you: [...role.may].some((what) => !may(actor, what)),
    cannot_be_public: roles.some((one) => one.isPublic && !(isOpen(one) && isClean(one))),
    parent_not_yours: !isUnder(role, actor),
  });
}

export function make(model: RoleModel, actor: ModelPerson, id: string, place: ModelPlace): string[] {
  const reasons = faults({
    no_permission: !may(actor, 'role.manage'),
    too_many_roles: model.roles.length >= 100,
  });
  const role: ModelRole = { id, builtIn: null, ...place };
  model.roles.push(role);
  reasons.push(...wrongWith(model, role, actor));
  if (reasons.length > 0) model.roles.pop();
  return reasons;
}

function touching(actor: ModelPerson, role: ModelRole): string[] {
  return faults({
    no_permission: !may(actor, 'role.manage'),
    built_in: role.builtIn !== null,
    role_not_below_you: !isUnder(role, actor),
  });
}

export function change(
  model: RoleModel,
  actor: ModelPerson,
  role: ModelRole,
  wanted: Partial<ModelPlace>,
): string[] {
  const reasons = touching(actor, role);
  if (reasons.length > 0) return reasons;
  const before = { ...role };
  Object.assign(role, wanted);
  reasons.push(...(above(role).includes(role) ? ['cycle'] : wrongWith(model, role, actor)));
  if (reasons.length > 0) Object.assign(role, before);
  else
    for (const one of model.roles)
      if (above(one).includes(role)) one.may = new Set([...one.may].filter((what) => role.may.has(what)));
  return reasons;
}

export function erase(model: RoleModel, actor: ModelPerson, role: ModelRole, scanPages: number): string[] {
  const reasons = [
    ...touching(actor, role),
    ...faults({
      has_roles_below: model.roles.some(({ parent }) => parent === role),
      in_use: scanPages > 0 || model.people.some(({ roles }) => roles.has(role)),
    }),
  ];
  if (reasons.length === 0) model.roles = model.roles.filter((one) => one !== role);
  return reasons;
}

function handling(actor: ModelPerson, person: ModelPerson, what: string): Record<string, boolean> {
  return {
    no_permission: !may(actor, what),
    yourself: actor === person,
    person_not_below_you: highest(acts(actor)) >= highest(person.roles),
  };
}

export function assign(actor: ModelPerson, person: ModelPerson, role: ModelRole): string[] {
  const reasons = faults({
    ...handling(actor, person, 'member.assign'),
    role_not_below_you: !isUnder(role, actor),
    owner_by_transfer: role.builtIn === 'owner',
  });
  if (reasons.length === 0) person.roles.add(role);
  return reasons;
}

export function remove(actor: ModelPerson, person: ModelPerson, role: ModelRole): string[] {
  const reasons = faults({
    ...handling(actor, person, 'member.remove'),
    role_not_below_you: !isUnder(role, actor),
  });
  if (reasons.length === 0) person.roles.delete(role);
  if (person.roles.size === 0) person.isActive = false;
  return reasons;
}

export function setActive(actor: ModelPerson, person: ModelPerson, isActive: boolean): string[] {
  const reasons = faults({
    ...handling(actor, person, 'member.remove'),
    role_not_below_you: ![...person.roles].every((role) => isUnder(role, actor)),
    has_no_role: isActive && person.roles.size === 0,
  });
  if (reasons.length === 0) person.isActive = isActive;
  return reasons;
}

/** The giver becomes an Admin. */
export function transfer(model: RoleModel, giver: ModelPerson, receiver: ModelPerson): string[] {
  const [owner, admin] = [roleNamed(model, 'owner'), roleNamed(model, 'admin')];
  const reasons = faults({
    not_owner: !owns(giver),
    yourself: giver === receiver,
    receiver_not_active: !receiver.isActive,
  });
  if (reasons.length > 0 || !owner || !admin) return reasons;
  giver.roles.delete(owner);
  giver.roles.add(admin);
  receiver.roles.add(owner);
  return reasons;
}

/** Done first: an organisation that has no owner then takes it back. */
export function leave(model: RoleModel, leaver: ModelPerson): string[] {
  const before = model.people;
  model.people = before.filter((one) => one !== leaver);
  if (model.people.some(owns)) return [];
  model.people = before;
  return ['last_owner'];
}

/** The depth by which someone decides on the role; nothing when they do not. */
function decides(person: ModelPerson | undefined, role: ModelRole): number | undefined {
  const by = person
    ? above(role).filter((one) => acts(person).includes(one) && one.may.has('join.decide'))
    : [];
  return by.length > 0 ? highest(by) : undefined;
}

function wanting(model: RoleModel, asker: string, role: ModelRole): Record<string, boolean> {
  const known = model.people.find(({ id }) => id === asker);
  return {
    not_public: !role.isPublic,
    already_member: known?.isActive === true,
    suspended: known !== undefined && !known.isActive && known.roles.size > 0,
  };
}

export function ask(model: RoleModel, asker: string, role: ModelRole, supervisor: string): string[] {
  const chosen = model.people.find(({ id }) => id === supervisor);
  const reasons = faults({
    ...wanting(model, asker, role),
    not_a_supervisor: decides(chosen, role) === undefined,
  });
  if (reasons.length === 0) model.wishes.push({ asker, role, supervisor, state: 'pending' });
  return reasons;
}

export function decide(
  model: RoleModel,
  decider: ModelPerson,
  wish: ModelWish,
  state: 'approved' | 'rejected',
): string[] {
  const { asker, role, supervisor } = wish;
  const mine = decides(decider, role);
  const theirs = decides(
    model.people.find(({ id }) => id === supervisor),
    role,
  );
  const isAddressed = decider.id === supervisor || theirs === undefined || (mine ?? 9) < theirs;
  const reasons = faults({
    no_such_role: !model.roles.includes(role),
    yourself: decider.id === asker,
    not_above_role: mine === undefined,
    not_your_request: !isAddressed,
    ...(state === 'approved' ? wanting(model, asker, role) : {}),
  });
  if (reasons.length > 0) return reasons;
  wish.state = state;
  if (state === 'rejected') return [];
  const known = model.people.find(({ id }) => id === asker);
  if (!known) model.people.push({ id: asker, isActive: true, roles: new Set([role]) });
  else Object.assign(known, { isActive: true, roles: new Set([role]) });
  return [];
}
