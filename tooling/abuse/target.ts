import { randomBytes, randomInt } from 'node:crypto';
import { z } from 'zod';
import { askAt } from '../../server/src/testing/ask.ts';
import { caughtCode } from '../dev/caught-mail.ts';
import { outputOfNode } from '../dev/children.ts';
import { cookiesOf } from '../dev/cookies-of.ts';
import type { Product } from '../product/start-product.ts';
import type { Target } from './attack.ts';

const Mails = z.array(
  z.object({ subject: z.string(), text: z.string(), to: z.array(z.object({ address: z.string() })) }),
);

/** Mail is dated to the second. */
const now = () => new Date(Math.floor(Date.now() / 1000) * 1000);

export function targetOf(product: Product): Target {
  const ask = askAt(product.url);
  const network = () => ({
    'x-forwarded-for': `10.${[randomInt(256), randomInt(256), randomInt(256)].join('.')}`,
  });
  const newEmail = () => `${randomBytes(6).toString('hex')}@people.example`;
  const codeMailedTo = (email: string, since: Date) => caughtCode(product.mailUrl, email, since);
  return {
    ...product,
    ask,
    network,
    newEmail,
    codeMailedTo,
    async newPerson(name = 'Asha') {
      const [email, password, headers, since] = [newEmail(), 'a lantern behind the barn', network(), now()];
      const body = { name, email, country: 'India', address: '', password_hash: password };
      const signedUp = await ask('POST', '/signup', { body, headers });
      const otp = await codeMailedTo(email, since);
      const answer = await ask('GET', `/verifyOtp?${new URLSearchParams({ email, otp }).toString()}`, {
        headers: { ...headers, cookie: cookiesOf(signedUp.headers) },
      });
      const { token } = z.object({ token: z.string(), purpose: z.literal('verify') }).parse(answer.body);
      return { email, password, token };
    },
    async mailsTo(email) {
      const response = await fetch(`${product.mailUrl}/api/email`);
      return Mails.parse(await response.json()).filter(({ to }) =>
        to.some(({ address }) => address === email),
      );
    },
    operator: (...args) => outputOfNode({ args: ['server/src/operator.ts', ...args], env: product.env }),
  };
}
