import { actOnJoin, askToJoin } from '@qrigin/domain/members';
import type { z } from 'zod';
import type { TestApi } from '../test-api.ts';
import type { TestOrganisation } from './organisation.ts';
import { type Person, peopleOf } from './people.ts';

type Who = { token: string };

/** Asking to join, as calls. */
export function joiningOf(api: TestApi) {
  const ask = (org: { id: string }, who: Who, roleId: string, supervisor: string) =>
    api.ask(askToJoin, {
      params: { org: org.id },
      token: who.token,
      body: { roleId, supervisor_id: supervisor },
    });

  const act = (org: { id: string }, who: Who, id: string, action: z.input<typeof actOnJoin.body>['action']) =>
    api.ask(actOnJoin, { params: { org: org.id }, token: who.token, body: { id, action } });

  /** Someone new asks to be a Member. */
  async function request(org: TestOrganisation, supervisor: { id: string } = org.owner, role?: string) {
    const asker: Person = await peopleOf(api).person({ name: 'Asha' });
    const answer = await ask(org, asker, role ?? org.roleIds.member, supervisor.id);
    if (answer.status !== 200) throw new Error(`not asked: ${answer.text}`);
    return { asker, id: answer.body.id };
  }

  /** Puts the request where no call can put it: into the past, or into a state. */
  async function age(id: string, interval: string): Promise<void> {
    await api.database.superuser.query(
      `update join_request set created_at = created_at - $2::interval, expires_at = expires_at - $2::interval,
         decided_at = decided_at - $2::interval where id = $1`,
      [id, interval],
    );
  }

  return { ask, act, request, age };
}
