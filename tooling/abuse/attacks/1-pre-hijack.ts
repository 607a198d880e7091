import { signIn as signInCall, signUp as signUpCall, verifyOtp } from '@qrigin/domain/auth';
import { personSample } from '../../../domain/src/auth/samples.ts';
import { cookiesOf } from '../../dev/cookies-of.ts';
import { type Attack, Succeeded, type Target } from '../attack.ts';

const STRANGERS = 'a stranger knows this one';
const OWNERS = 'the owner has chosen this';

function signUp(target: Target, email: string, password: string) {
  const body = personSample(email, { password_hash: password });
  return target.ask(signUpCall, { body, headers: target.network() });
}

/** The stranger comes first; the owner confirms the address, in the browser they registered in or in another one. */
async function confirmAfterStranger(target: Target, isOwnBrowser: boolean): Promise<void> {
  const { ask } = target;
  const email = target.newEmail();
  const since = new Date(Math.floor(Date.now() / 1000) * 1000);
  const first = await signUp(target, email, STRANGERS);
  const signIn = (headers: Record<string, string>) =>
    ask(signInCall, { body: { email, password: STRANGERS }, headers });
  const early = await signIn(target.network());
  const registered = await signUp(target, email, OWNERS);
  const otp = await target.codeMailedTo(email, since);
  const confirmed = await ask(verifyOtp, {
    query: { email, otp },
    headers: { ...target.network(), ...(isOwnBrowser ? { cookie: cookiesOf(registered.headers) } : {}) },
  });
  if (confirmed.status !== 200)
    throw new Error(`the owner could not confirm the address: ${confirmed.status}`);
  // In the browser that registered first, which was seen signing in before.
  const cookie = [cookiesOf(first.headers), cookiesOf(early.headers)].filter(Boolean).join('; ');
  const late = await signIn({ ...target.network(), cookie });
  if (late.status === 200)
    throw new Succeeded('the password of whoever registered first opens the confirmed account');
}

export const attack: Attack = {
  name: 'pre-hijack',
  async run(target) {
    await confirmAfterStranger(target, true);
    await confirmAfterStranger(target, false);
    return 'refused';
  },
};
