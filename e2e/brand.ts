import { randomUUID } from 'node:crypto';
import { register } from '../tooling/dev/register.ts';
import { mailedCode } from './mailed-code.ts';

type Code = { id: string; level: string };
type Call = <Reply>(method: string, path: string, body?: unknown) => Promise<Reply>;

/** Goods of an organisation, made through the API as its staff would. */
export const goodsOf = (call: Call) => ({
  product: async (nature = 'dynamic') =>
    (await call<{ id: string }>('POST', '/products', { name: 'Forest honey', nature })).id,
  /** Cartons of two jars of a batch that is good until the given day. */
  async jars(productId: string, expires_on = '2040-03-11'): Promise<Code[]> {
    const lot_code = `NH-${randomUUID().slice(0, 4)}`;
    const batch = { lot_code, made_on: '2026-01-12', expires_on };
    const { id: batch_id } = await call<{ id: string }>('POST', `/products/${productId}/batches`, batch);
    const { id } = await call<{ id: string }>('POST', '/packaging', {
      name: 'Cartons',
      type: 'structure',
      packaging: { name: 'carton', count: 1, child: { name: 'jar', count: 2 } },
      printFormat: 'label',
      product_id: productId,
    });
    await call('POST', `/qr/${id}`, { packagingId: id, count: 1, batch_id });
    return (await call<{ items: Code[] }>('GET', `/qr/${id}`)).items;
  },
});

/** A brand with goods, made through the API as its staff would. */
export async function newBrand() {
  const appUrl = String(process.env['E2E_URL']);
  const url = `${appUrl}/api`;
  const email = `brand-${randomUUID()}@people.example`;
  const person = {
    name: 'Brand Manager',
    email,
    password_hash: 'cardamom and slow trains',
    country: 'India',
    address: '',
  };
  const token = await register(appUrl, person, () => mailedCode(email, 'is your Qrigin code'));

  async function call<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  const org = await call<{ id: string }>('POST', '/organization', { name: 'Nilgiri Honey' });
  const inOrg = <Reply>(method: string, path: string, body?: unknown) =>
    call<Reply>(method, `/${org.id}${path}`, body);

  return {
    /** A call in the brand's organisation. */
    call: inOrg,
    ...goodsOf(inOrg),
    overview: (code: string) => call<Record<string, unknown>>('GET', `/scan/${code}/overview`),
  };
}
