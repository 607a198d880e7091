import { OWNER } from '../dev/demo-people.ts';
import type { Call } from '../dev/seed-codes.ts';
import { askToJoin } from '../dev/seed-people.ts';
import { nameOf } from './cast.ts';

export type Joining = Record<'admin' | 'supervisor' | 'operator' | 'asker', Call> & {
  dairy: string;
  suspend: (org: string) => Promise<void>;
};

const MEMBER = 'Member';

/**
 * Two organisations of the demo’s Admin: one is being handed over to the Supervisor, who has joined it, and has turned others
 * away; one is suspended.
 */
export async function addJoining({ admin, supervisor, operator, asker, dairy, suspend }: Joining) {
  const create = (name: string) => admin<{ id: string }>('POST', '/organization', { name });
  const [{ id: handedOver }, { id: suspended }] = [
    await create('Vembanad Coir Works (example)'),
    await create('Periyar Pepper Traders (example)'),
  ];
  const wish = { role: MEMBER, sentTo: nameOf('admin') };
  const answer = async (call: Call, action: 'approve' | 'reject') => {
    const { id, user } = await askToJoin(call, handedOver, wish);
    await admin('PUT', `/${handedOver}/join-action`, { id, action });
    return user.id;
  };
  await answer(asker, 'reject');
  await answer(operator, 'reject');
  await askToJoin(operator, dairy, { role: MEMBER, sentTo: OWNER.name });
  await admin('POST', `/${handedOver}/ownership`, { user_id: await answer(supervisor, 'approve') });
  await suspend(suspended);
  return { handedOver, suspended };
}
