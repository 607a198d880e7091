import { z } from 'zod';
import type { Target } from './attack.ts';

const WithId = z.object({ id: z.string() });

/** A product with a code that scans, in an organisation of the attacker's own. */
export async function newProduct(target: Target) {
  const { ask } = target;
  const { token } = await target.newPerson();
  const made = async (path: string, body: object) =>
    WithId.parse((await ask('POST', path, { token, body })).body).id;
  const org = await made('/organization', { name: 'Hill Farm' });
  const product = await made(`/${org}/products`, { name: 'Honey', nature: 'dynamic' });
  const { body } = await ask('GET', `/${org}/products/${product}/default-qr`, { token });
  return { token, org, product, code: WithId.parse(body).id };
}
