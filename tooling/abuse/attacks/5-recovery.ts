import { setTimeout as sleep } from 'node:timers/promises';
import { forgotPassword, verifyOtp } from '@qrigin/domain/auth';
import { cookiesOf } from '../../dev/cookies-of.ts';
import { type Attack, Succeeded, type Target } from '../attack.ts';

const WRONG_GUESSES = 12;
const PATIENCE_MS = 8000;

const forgot = ({ ask }: Target, email: string, headers: Record<string, string>) =>
  ask(forgotPassword, { query: { email }, headers });

const guess = ({ ask }: Target, asked: { email: string; otp: string }, headers: Record<string, string>) =>
  ask(verifyOtp, { query: asked, headers });

/** The codes that were mailed for a new password, once there are as many. */
async function resetCodes(target: Target, email: string, count: number): Promise<string[]> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const subjects = (await target.mailsTo(email)).map(({ subject }) => subject);
    const codes = subjects.flatMap(
      (subject) => /^(\d{6}) is your Qrigin password reset code/.exec(subject)?.[1] ?? [],
    );
    if (codes.length >= count || Date.now() > deadline) return codes;
    await sleep(100);
  }
}

/** A stranger asks first, guesses at the owner's code and asks again; the owner wants a new password meanwhile. */
export const attack: Attack = {
  name: 'recovery',
  async run(target) {
    const { email } = await target.newPerson();
    const stranger = target.network();
    await forgot(target, email, stranger);
    await resetCodes(target, email, 1);
    const owner = target.network();
    const asked = await forgot(target, email, owner);
    const otp = (await resetCodes(target, email, 2))[1];
    if (otp === undefined) throw new Succeeded('the owner gets no email because a stranger asked for one');

    const wrong = otp === '000000' ? '000001' : '000000';
    for (let at = 0; at < WRONG_GUESSES; at += 1)
      await guess(target, { email, otp: wrong }, target.network());
    await forgot(target, email, target.network());
    await resetCodes(target, email, 3);
    const cookie = cookiesOf(asked.headers);
    const answer = await guess(target, { email, otp }, { ...owner, cookie });
    if (answer.status !== 200) throw new Succeeded('strangers used up the owner’s code');
    return 'the owner still gets in';
  },
};
