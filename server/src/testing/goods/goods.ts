import type { Overview } from '@qrigin/domain/scan';
import { newOrganisation, type TestOrganisation } from '../people/organisation.ts';
import type { Answer, TestApi } from '../test-api.ts';

export type Structure = { name: string; count: number; child?: Structure };
export type IssuedRun = { run_id: number; work_id: string; count: number; created_at: string };
export type ListedCode = {
  id: string;
  url: string;
  run_id: number;
  index: number;
  level: string;
  parent_id: string | null;
  product_id: string | null;
  batch_id: string | null;
  withdrawn_at: string | null;
};

export const PALLET: Structure = {
  name: 'pallet',
  count: 1,
  child: { name: 'carton', count: 3, child: { name: 'jar', count: 4 } },
};

/** An organisation with goods, made by its own calls; every call must succeed. */
export async function newGoods(api: TestApi, name?: string) {
  const org: TestOrganisation = await newOrganisation(api, name);
  const { token } = org.owner;

  async function call<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    const answer = await ask(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return answer.body as Reply;
  }
  function ask(method: string, path: string, body?: unknown): Promise<Answer> {
    return api.ask(method, `/${org.id}${path}`, { token, body });
  }
  async function product(fields: { name?: string; nature?: 'static' | 'dynamic' } = {}): Promise<string> {
    const body = { name: 'Forest honey', nature: 'dynamic', ...fields };
    return (await call<{ id: string }>('POST', '/products', body)).id;
  }
  async function packaging(productId: string, structure: Structure = PALLET, type = 'structure') {
    const body = {
      name: 'Packs',
      type,
      packaging: structure,
      printFormat: 'label',
      product_id: productId,
    };
    return (await call<{ id: string }>('POST', '/packaging', body)).id;
  }
  return {
    org,
    /** As the Owner; throws unless it succeeds. */
    call,
    /** As the Owner; whatever is answered. */
    ask,
    product,
    packaging,
    blanks: (productId: string) => packaging(productId, { name: 'sticker', count: 1 }, 'blank'),
    async batch(productId: string, fields: Record<string, unknown> = {}): Promise<string> {
      const body = { lot_code: `LOT-${crypto.randomUUID().slice(0, 8)}`, ...fields };
      return (await call<{ id: string }>('POST', `/products/${productId}/batches`, body)).id;
    },
    issue: (packagingId: string, count = 1, more: Record<string, unknown> = {}) =>
      call<IssuedRun>('POST', `/qr/${packagingId}`, { packagingId, count, ...more }),
    async codes(packagingId: string, query = 'page_size=100'): Promise<ListedCode[]> {
      return (await call<{ items: ListedCode[] }>('GET', `/qr/${packagingId}?${query}`)).items;
    },
    /** Assigns or packs; whatever is answered. */
    assign: (productId: string, packagingId: string, body: Record<string, unknown>) =>
      ask('PUT', `/qrs/products/${productId}/packaging/${packagingId}`, body),
    overview: async (code: string) => (await api.ask('GET', `/scan/${code}/overview`)).body as Overview,
  };
}
export type Goods = Awaited<ReturnType<typeof newGoods>>;
