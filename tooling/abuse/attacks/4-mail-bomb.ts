import { changeMe } from '@qrigin/domain/auth';
import { actOnJoin, askToJoin, listPublicRoles, listSupervisors } from '@qrigin/domain/members';
import { createOrganisation } from '@qrigin/domain/organisations';
import type { z } from 'zod';
import { type Attack, type Person, Succeeded, type Target } from '../attack.ts';

const ROUNDS = 25;
const PHISHING = 'Your account is locked, see https://evil.example/unlock';

async function idsOf(target: Target, { token }: Person) {
  const { id: org } = await target.call(createOrganisation, { token, body: { name: 'Hill Farm' } });
  const [role] = await target.call(listPublicRoles, { params: { org }, token });
  if (!role) throw new Error('nobody can ask to join');
  return { org, roleId: role.id };
}

type Wish = z.input<typeof askToJoin.body>;

/** Asks and cancels again and again; answers how many requests were taken. */
async function askAndCancel(target: Target, { token }: Person, org: string, body: Wish): Promise<number> {
  let taken = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const asked = await target.ask(askToJoin, { params: { org }, token, body });
    if (asked.status !== 200) continue;
    taken += 1;
    await target.ask(actOnJoin, { params: { org }, token, body: { id: asked.body.id, action: 'cancel' } });
  }
  return taken;
}

/** A stranger fills someone's inbox with emails of ours that carry the stranger's own line. */
export const attack: Attack = {
  name: 'mail bomb',
  async run(target) {
    const [owner, stranger] = await Promise.all([target.newPerson(), target.newPerson()]);
    const { org, roleId } = await idsOf(target, owner);
    const renamed = await target.ask(changeMe, {
      token: stranger.token,
      body: { name: PHISHING, country: 'India', address: '' },
    });
    const [supervisor] = await target.call(listSupervisors, {
      params: { org, id: roleId },
      token: stranger.token,
    });
    if (!supervisor) throw new Error('nobody decides on requests');
    const body = { roleId, supervisor_id: supervisor.id };
    const taken = await askAndCancel(target, stranger, org, body);
    // Mails leave in the order in which they were asked for: once this one has come, the others have too.
    await target.newPerson();
    const mails = (await target.mailsTo(owner.email)).filter(({ text }) => !/\b\d{6}\b/.test(text));
    const carried = mails.filter(({ text }) => text.includes('evil.example')).length;
    if (mails.length > 1 || carried > 0 || renamed.status === 200)
      throw new Succeeded(`${mails.length} mails for ${taken} requests, ${carried} with a stranger’s link`);
    if (taken !== 1 || mails.length !== 1)
      throw new Error(`not even one request went its way: ${taken} taken, ${mails.length} mails`);
    return `${mails.length} mail for ${ROUNDS} tries, a name with a web address refused`;
  },
};
