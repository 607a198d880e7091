import type { Call } from './seed-codes.ts';

type Thing = { id: string };
type Listed = { id: string; url: string };

const STATES = ['active', 'recalled', 'expired'];
/** Of each packaging only the first few are looked at: a demo may have been worked on. */
const LOOKED_AT = 5;

async function* codesOf(call: Call, org: string): AsyncGenerator<Listed> {
  for (const product of await call<Thing[]>('GET', `/${org}/products`)) {
    for (const packaging of await call<Thing[]>('GET', `/${org}/packaging/product/${product.id}`)) {
      const path = `/${org}/qr/${packaging.id}?page_size=${LOOKED_AT}`;
      yield* (await call<{ items: Listed[] }>('GET', path)).items;
    }
  }
}

/** An address to open for each state that a code of the organisation is in now. */
export async function scanLines(call: Call, org: string): Promise<string[]> {
  const found = new Map<string, string>();
  for await (const { id, url } of codesOf(call, org)) {
    const { state } = await call<{ state: string }>('GET', `/scan/${id}/overview`);
    if (!found.has(state)) found.set(state, url);
    if (STATES.every((one) => found.has(one))) break;
  }
  return STATES.filter((state) => found.has(state)).map(
    (state) => `scan          ${found.get(state)}  ${state}`,
  );
}
