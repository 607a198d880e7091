import type { Call } from './seed-codes.ts';

export type DemoPerson = { name: string; email: string };
type Named = { id: string; name: string };

type Team = {
  /** Calls of the organisation's Owner. */
  owner: Call;
  ownerName: string;
  org: string;
  /** Makes an account, and answers its calls. */
  signUp: (person: DemoPerson) => Promise<Call>;
};

/** Where people come in, and the role that they have in the end. There is one Owner: a second is only made by handing over. */
const ROLES = [
  { name: 'Admin', enters: 'Member' },
  { name: 'Supervisor', enters: 'Member' },
  { name: 'Member', enters: 'Member' },
  { name: 'QR Operator', enters: 'QR Operator' },
];

/** Who waits for an answer, and from whom. */
const WAITING = [
  { role: 'Member', sentTo: 'Example Supervisor 1' },
  { role: 'QR Operator', sentTo: 'Example Supervisor 1' },
  { role: 'Line packer', sentTo: 'Example Admin 1' },
];

function person(what: string, number: number): DemoPerson {
  const word = what.toLowerCase().replaceAll(' ', '-');
  return { name: `Example ${what} ${number}`, email: `${word}-${number}@spice-mill.example` };
}

function named(things: Named[], name: string): string {
  const found = things.find((thing) => thing.name === name);
  if (!found) throw new Error(`the demo has nothing called ${name}`);
  return found.id;
}

/** As a newcomer does it: choose one of the public roles and someone who decides on it. */
async function ask(call: Call, org: string, { role, sentTo }: { role: string; sentTo: string }) {
  const roleId = named(await call<Named[]>('GET', `/${org}/public-roles`), role);
  const supervisors = await call<Named[]>('GET', `/${org}/admin_users/${roleId}`);
  const body = { roleId, supervisor_id: named(supervisors, sentTo) };
  return call<{ id: string; user: Named }>('POST', `/${org}/join`, body);
}

/** Lets someone in and gives them the role that they are to have. */
async function addWorker(
  { owner, ownerName, org, signUp }: Team,
  who: DemoPerson,
  role: (typeof ROLES)[number],
) {
  const { id, user } = await ask(await signUp(who), org, { role: role.enters, sentTo: ownerName });
  await owner('PUT', `/${org}/join-action`, { id, action: 'approve' });
  if (role.name === role.enters) return;
  const roles = await owner<Named[]>('GET', `/${org}/roles`);
  await owner('POST', `/${org}/users/${user.id}/roles/${named(roles, role.name)}`);
  await owner('DELETE', `/${org}/users/${user.id}/roles/${named(roles, role.enters)}`);
}

/** Two people in every built-in role below Owner, and three who have asked to come in. */
export async function addPeople(team: Team): Promise<void> {
  const workers = ROLES.flatMap((role) => [1, 2].map((number) => ({ role, who: person(role.name, number) })));
  await Promise.all(workers.map(({ who, role }) => addWorker(team, who, role)));
  await Promise.all(
    WAITING.map(async (wish, at) => ask(await team.signUp(person('Newcomer', at + 1)), team.org, wish)),
  );
}
