import { actOnJoin, assignRole, removeRole } from '@qrigin/domain/members';
import { createOrganisation, offerOwnership } from '@qrigin/domain/organisations';
import { listRoles } from '@qrigin/domain/roles';
import { OWNER } from '../../dev/demo/demo-people.ts';
import { idOf } from '../../dev/demo/named.ts';
import type { Call } from '../../dev/demo/seed-codes.ts';
import { askToJoin } from '../../dev/demo/seed-people.ts';
import { nameOf } from './cast.ts';

export type Joining = Record<'admin' | 'supervisor' | 'member' | 'operator' | 'asker', Call> & {
  medicines: string;
  suspend: (org: string) => Promise<void>;
};

/** Two people can decide there who is let in, and one of them is offered the ownership. */
export const COIR = 'Vembanad Coir Works (example)';
const MEMBER = 'Member';
/** With those of the demo more than one page of notifications. */
const CHANGES = 10;

/** Organisations of the demo’s Admin: one that lets people in, one that turns them away, and one that is suspended. */
export async function addJoining({
  admin,
  supervisor,
  member,
  operator,
  asker,
  medicines,
  suspend,
}: Joining) {
  const create = async (name: string) => (await admin(createOrganisation, { body: { name } })).id;
  const ask = async (org: string, call: Call, action: 'approve' | 'reject') => {
    const { id, user } = await askToJoin(call, org, { role: MEMBER, sentTo: nameOf('admin') });
    await admin(actOnJoin, { params: { org }, body: { id, action } });
    return user.id;
  };
  const coir = await create(COIR);
  const roles = await admin(listRoles, { params: { org: coir } });
  const roleOf = (user: string, name: string) => ({
    params: { org: coir, user, role: idOf(roles, name) },
  });
  const heir = await ask(coir, supervisor, 'approve');
  await admin(assignRole, roleOf(heir, 'Admin'));
  await admin(offerOwnership, { params: { org: coir }, body: { user_id: heir } });
  const changed = await ask(coir, member, 'approve');
  for (let left = CHANGES; left > 0; left -= 1) {
    await admin(assignRole, roleOf(changed, 'QR Operator'));
    await admin(removeRole, roleOf(changed, 'QR Operator'));
  }
  const growers = await create('Kuttanad Rice Growers (example)');
  await ask(growers, asker, 'reject');
  await ask(growers, operator, 'reject');
  await askToJoin(operator, medicines, { role: MEMBER, sentTo: OWNER.name });
  const suspended = await create('Periyar Pepper Traders (example)');
  await suspend(suspended);
  return { handedOver: coir, suspended };
}
