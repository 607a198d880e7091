import { createProduct } from '@qrigin/domain/products';
import { clientAt, type OrgClient, withinOrg } from '../../server/src/testing/client.ts';
import { createOrganisation } from '../chaos/people.ts';
import type { System } from '../chaos/system.ts';

/** Whoever pays: an organisation with its Owner's calls, as they reach the server through this address. */
export type Shop = OrgClient & { orgId: string; token: string };
export type Wanted = { shop: Shop; productId: string };

/** What one organisation pays for; several do, so that none of them stands in the way of all. */
const PRODUCTS = 50;
const PATIENCE_MS = 15_000;

export async function newShop(system: System, name: string, url = system.apiUrl): Promise<Shop> {
  const { superuserUrl, apiUrl, env } = system;
  const { orgId, token } = await createOrganisation(superuserUrl, apiUrl, env.TOKEN_KEYS, name);
  const client = clientAt(url, { patienceMs: PATIENCE_MS });
  return { ...withinOrg(client, { org: orgId, token }), orgId, token };
}

export async function newProduct({ call }: OrgClient): Promise<string> {
  return (await call(createProduct, { body: { name: 'Café menu', nature: 'static' } })).id;
}

/** So many static products, each of which someone wants to pay for. `url` loses answers; the products are made without it. */
export async function wantedProducts(system: System, url: string, count: number): Promise<Wanted[]> {
  const wanted: Wanted[] = [];
  for (let shops = 0; wanted.length < count; shops += 1) {
    const shop = await newShop(system, `Menus${shops}`, url);
    const direct = withinOrg(clientAt(system.apiUrl), { org: shop.orgId, token: shop.token });
    const here = Math.min(PRODUCTS, count - wanted.length);
    const ids = await Promise.all(Array.from({ length: here }, () => newProduct(direct)));
    wanted.push(...ids.map((productId) => ({ shop, productId })));
  }
  return wanted;
}
