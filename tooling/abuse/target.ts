import { randomBytes, randomInt } from 'node:crypto';
import { signUp, verifyOtp } from '@qrigin/domain/auth';
import { z } from 'zod';
import { personSample } from '../../domain/src/auth/samples.ts';
import { clientAt } from '../../server/src/testing/client.ts';
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
  const client = clientAt(product.url);
  const network = () => ({
    'x-forwarded-for': `10.${[randomInt(256), randomInt(256), randomInt(256)].join('.')}`,
  });
  const newEmail = () => `${randomBytes(6).toString('hex')}@people.example`;
  const codeMailedTo = (email: string, since: Date) => caughtCode(product.mailUrl, email, since);
  return {
    ...product,
    ...client,
    network,
    newEmail,
    codeMailedTo,
    async newPerson(name = 'Asha') {
      const [email, password, headers, since] = [newEmail(), 'a lantern behind the barn', network(), now()];
      const body = personSample(email, { name, password_hash: password });
      const signedUp = await client.ask(signUp, { body, headers });
      const otp = await codeMailedTo(email, since);
      const cookie = cookiesOf(signedUp.headers);
      const { token, purpose } = await client.call(verifyOtp, {
        query: { email, otp },
        headers: { ...headers, cookie },
      });
      if (purpose !== 'verify') throw new Error(`the code was for ${purpose}`);
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
