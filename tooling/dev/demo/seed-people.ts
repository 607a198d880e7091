import {
  actOnJoin,
  askToJoin as askToJoinCall,
  assignRole,
  listPublicRoles,
  listSupervisors,
  removeRole,
} from '@qrigin/domain/members';
import { listRoles } from '@qrigin/domain/roles';
import { type DemoMember, type DemoPerson, type DemoWish, OWNER } from './demo-people.ts';
import { idOf } from './named.ts';
import type { Call, Hands } from './seed-codes.ts';

type Team = {
  /** Calls of the organisation's Owner. */
  owner: Call;
  org: string;
  /** Makes an account, and answers its calls. */
  signUp: (person: DemoPerson) => Promise<Call>;
};

/** As a newcomer does it: choose one of the public roles and someone who decides on it. */
export async function askToJoin(call: Call, org: string, { role, sentTo }: { role: string; sentTo: string }) {
  const roleId = idOf(await call(listPublicRoles, { params: { org } }), role);
  const supervisors = await call(listSupervisors, { params: { org, id: roleId } });
  const body = { roleId, supervisor_id: idOf(supervisors, sentTo) };
  return call(askToJoinCall, { params: { org }, body });
}

/** Lets someone in and gives them the role that they are to have; answers their calls. */
async function addMember({ owner, org, signUp }: Team, member: DemoMember) {
  const { role, enters } = member;
  const call = await signUp(member);
  const { id, user } = await askToJoin(call, org, { role: enters, sentTo: OWNER.name });
  await owner(actOnJoin, { params: { org }, body: { id, action: 'approve' } });
  if (role === enters) return call;
  const roles = await owner(listRoles, { params: { org } });
  await owner(assignRole, { params: { org, user: user.id, role: idOf(roles, role) } });
  await owner(removeRole, { params: { org, user: user.id, role: idOf(roles, enters) } });
  return call;
}

/** Everyone who works there; answers whose calls do what. */
export async function addStaff(team: Team, staff: readonly DemoMember[]): Promise<Hands> {
  const calls = await Promise.all(staff.map((member) => addMember(team, member)));
  const callOf = (duty: keyof Hands) =>
    calls[staff.findIndex((member) => member.duty === duty)] ?? team.owner;
  return {
    owner: team.owner,
    admin: callOf('admin'),
    supervisor: callOf('supervisor'),
    member: callOf('member'),
    operator: callOf('operator'),
  };
}

/** People outside who ask to join. Some have had an answer, the others wait for theirs. */
export async function addWishes({ owner, org, signUp }: Team, wishes: readonly DemoWish[]): Promise<void> {
  await Promise.all(
    wishes.map(async (wish) => {
      const { end } = wish;
      const call = await signUp(wish);
      const { id } = await askToJoin(call, org, wish);
      if (end === 'reject') await owner(actOnJoin, { params: { org }, body: { id, action: end } });
      if (end === 'cancel') await call(actOnJoin, { params: { org }, body: { id, action: end } });
    }),
  );
}
