import { createPackaging } from '@qrigin/domain/packaging';
import { createBatch, createProduct } from '@qrigin/domain/products';
import { assignCodes, issueCodes, listCodes } from '@qrigin/domain/qr';
import { scanOverview } from '@qrigin/domain/scan';
import type { z } from 'zod';
import { packagingSample } from '../../../../domain/src/packaging/samples.ts';
import { batchSample, productSample } from '../../../../domain/src/products/samples.ts';
import { withinOrg } from '../client.ts';
import { newOrganisation, type TestOrganisation } from '../people/organisation.ts';
import type { TestApi } from '../test-api.ts';

export type Structure = { name: string; count: number; child?: Structure };
export type ListedCode = z.output<typeof listCodes.reply>['items'][number];

export const PALLET: Structure = {
  name: 'pallet',
  count: 1,
  child: { name: 'carton', count: 3, child: { name: 'jar', count: 4 } },
};

/** An organisation with goods, made by its own calls; every call must succeed. */
export async function newGoods(api: TestApi, name?: string) {
  const org: TestOrganisation = await newOrganisation(api, name);
  const { token } = org.owner;

  const own = withinOrg(api, { org: org.id, token });

  async function product(over: Partial<z.input<typeof createProduct.body>> = {}): Promise<string> {
    return (await own.call(createProduct, { body: productSample({ name: 'Forest honey', ...over }) })).id;
  }
  async function packaging(
    productId: string,
    structure: Structure = PALLET,
    type: 'structure' | 'blank' = 'structure',
  ): Promise<string> {
    const body = packagingSample(productId, { type, packaging: structure });
    return (await own.call(createPackaging, { body })).id;
  }
  return {
    org,
    /** As the Owner. */
    ...own,
    product,
    packaging,
    blanks: (productId: string) => packaging(productId, { name: 'sticker', count: 1 }, 'blank'),
    async batch(productId: string, over: Partial<z.input<typeof createBatch.body>> = {}): Promise<string> {
      const body = { lot_code: batchSample().lot_code, ...over };
      return (await own.call(createBatch, { params: { id: productId }, body })).id;
    },
    issue: (id: string, count = 1, more: Partial<z.input<typeof issueCodes.body>> = {}) =>
      own.call(issueCodes, { params: { id }, body: { packagingId: id, count, ...more } }),
    async codes(
      id: string,
      query: z.input<typeof listCodes.query> = { page_size: '100' },
    ): Promise<ListedCode[]> {
      return (await own.call(listCodes, { params: { id }, query })).items;
    },
    /** Assigns or packs; whatever is answered. */
    assign: (productId: string, packagingId: string, body: z.input<typeof assignCodes.body>) =>
      own.ask(assignCodes, { params: { p: productId, k: packagingId }, body }),
    overview: async (code: string) => (await api.ask(scanOverview, { params: { qr: code } })).body,
  };
}
export type Goods = Awaited<ReturnType<typeof newGoods>>;
