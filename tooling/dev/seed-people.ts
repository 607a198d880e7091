import { type DemoMember, type DemoPerson, type Duty, OWNER, STAFF, WISHES } from './demo-people.ts';
import { idOf, type Named } from './named.ts';
import type { Call } from './seed-codes.ts';

type Team = {
  /** Calls of the organisation's Owner. */
  owner: Call;
  org: string;
  /** Makes an account, and answers its calls. */
  signUp: (person: DemoPerson) => Promise<Call>;
};

/** As a newcomer does it: choose one of the public roles and someone who decides on it. */
export async function askToJoin(call: Call, org: string, { role, sentTo }: { role: string; sentTo: string }) {
  const roleId = idOf(await call<Named[]>('GET', `/${org}/public-roles`), role);
  const supervisors = await call<Named[]>('GET', `/${org}/admin_users/${roleId}`);
  const body = { roleId, supervisor_id: idOf(supervisors, sentTo) };
  return call<{ id: string; user: Named }>('POST', `/${org}/join`, body);
}

/** Lets someone in and gives them the role that they are to have; answers their calls. */
async function addMember({ owner, org, signUp }: Team, member: DemoMember) {
  const { role, enters } = member;
  const call = await signUp(member);
  const { id, user } = await askToJoin(call, org, { role: enters, sentTo: OWNER.name });
  await owner('PUT', `/${org}/join-action`, { id, action: 'approve' });
  if (role === enters) return call;
  const roles = await owner<Named[]>('GET', `/${org}/roles`);
  await owner('POST', `/${org}/users/${user.id}/roles/${idOf(roles, role)}`);
  await owner('DELETE', `/${org}/users/${user.id}/roles/${idOf(roles, enters)}`);
  return call;
}

/** Everyone who works there; answers the calls of those who have something to do. */
export async function addStaff(team: Team): Promise<Record<Duty, Call>> {
  const calls = await Promise.all(STAFF.map((member) => addMember(team, member)));
  const callOf = (duty: Duty) => calls[STAFF.findIndex((member) => member.duty === duty)] ?? team.owner;
  return {
    admin: callOf('admin'),
    supervisor: callOf('supervisor'),
    member: callOf('member'),
    operator: callOf('operator'),
  };
}

/** People outside who ask to join. Some have had an answer, the others wait for theirs. */
export async function addWishes({ owner, org, signUp }: Team): Promise<void> {
  await Promise.all(
    WISHES.map(async (wish) => {
      const { end } = wish;
      const call = await signUp(wish);
      const { id } = await askToJoin(call, org, wish);
      if (end === 'reject') await owner('PUT', `/${org}/join-action`, { id, action: end });
      if (end === 'cancel') await call('PUT', `/${org}/join-action`, { id, action: end });
    }),
  );
}
