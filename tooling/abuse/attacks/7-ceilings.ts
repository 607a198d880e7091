import { createOrganisation } from '@qrigin/domain/organisations';
import { type Attack, Succeeded, type Target } from '../attack.ts';
import { announce, newUploader, outcomeOf, sendTo, type Uploader } from '../upload.ts';

const ORGANISATIONS = 10;
const MOST_WAITING = 100;
const UNSIGNED = { nature: 'private', file_size: 1 };

/** One more organisation than a person may have. */
async function countOrganisations(target: Target): Promise<void> {
  const { token } = await target.newPerson();
  for (let made = 0; made <= ORGANISATIONS; made += 1) {
    const { status, body } = await target.ask(createOrganisation, {
      token,
      body: { name: `Shell ${made} ${token.slice(-8)}` },
    });
    const isRefused = status === 409 && JSON.stringify(body).includes('too_many_organisations');
    if (isRefused !== (made === ORGANISATIONS)) throw new Succeeded(`organisation ${made + 1} got ${status}`);
  }
}

/** Announces 1 KB without its exact length and sends 3 MB. */
async function sendMoreThanSaid(target: Target, enemy: Uploader): Promise<void> {
  const content = Buffer.alloc(3_000_000, 'x');
  const first = await announce(target, enemy, { name: 'a.txt', content, told: UNSIGNED });
  const second = await announce(target, enemy, { name: 'b.txt', content, told: UNSIGNED });
  if (second.status === 200) throw new Succeeded('two files of unknown length could be sent at once');
  const id = await sendTo(first, content);
  const { state, refusal } = await outcomeOf(target, enemy, id, 20);
  if (refusal !== 'wrong_size') throw new Succeeded(`3 MB in place of 1 KB: ${refusal ?? state}`);
}

/** Announces files and never sends them. */
async function announceOnly(target: Target, enemy: Uploader): Promise<number> {
  for (let count = 0; count <= MOST_WAITING; count += 1) {
    const { status } = await announce(target, enemy, { name: 'a.txt', content: `${count}` });
    if (status === 409) return count;
    if (status !== 200) throw new Error(`answered ${status}`);
  }
  throw new Succeeded(`more than ${MOST_WAITING} files could be announced and not sent`);
}

export const attack: Attack = {
  name: 'ceilings',
  async run(target) {
    const enemy = await newUploader(target);
    await sendMoreThanSaid(target, enemy);
    const announced = await announceOnly(target, enemy);
    await countOrganisations(target);
    return `refused after ${announced} announced files, one of unknown length and ${ORGANISATIONS} organisations`;
  },
};
