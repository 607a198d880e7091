import { createPackaging } from '@qrigin/domain/packaging';
import { createBatch, createProduct, deleteProduct } from '@qrigin/domain/products';
import { getDefaultQr, renewDefaultQr } from '@qrigin/domain/qr';
import type { DemoProduct } from './demo-types.ts';
import { idOf, type Named } from './named.ts';
import { addCodes, type Hands } from './seed-codes.ts';
import { addOrder } from './seed-order.ts';
import { addPage, type SentFiles } from './seed-page.ts';

export type Place = { hands: Hands; org: string; sites: readonly Named[]; vendors: readonly Named[] };

/** What its page may refer to by then. */
type ForPages = { sent: SentFiles; certificates: readonly Named[] };
type Added = Named & { urls: string[]; addItsPage: (parts: ForPages) => Promise<void> };

/** With the addresses of some of its codes. What its page says is added later: by then, all products are listed in their order. */
export async function addProduct(
  { hands, org, sites, vendors }: Place,
  product: DemoProduct,
): Promise<Added> {
  const { name, nature, batches: lots = [], packagings: packs = [], codes, page, order, end } = product;
  const { id } = await hands.admin(createProduct, { params: { org }, body: { name, nature } });
  const { url } = await hands.admin(getDefaultQr, { params: { org, id } });
  const batches = new Map<string, string>();
  for (const { site, ...lot } of lots) {
    const body = { ...lot, site_id: idOf(sites, site) };
    batches.set(lot.lot_code, (await hands.member(createBatch, { params: { org, id }, body })).id);
  }
  const packagings = new Map<string, string>();
  for (const pack of packs) {
    const body = { ...pack, product_id: id };
    packagings.set(pack.name, (await hands.member(createPackaging, { params: { org }, body })).id);
  }
  const shown = codes ? await addCodes({ hands, org, product: id, batches, packagings }, codes) : [];
  if (order) await addOrder(hands.owner, { org, product: id }, order);
  if (end === 'renewed') await hands.owner(renewDefaultQr, { params: { org, id } });
  if (end === 'deleted') await hands.owner(deleteProduct, { params: { org, id } });
  return {
    id,
    name,
    urls: [...shown, url],
    addItsPage: async (parts) => {
      if (page) await addPage({ hands, org, product: id, vendors, ...parts }, page);
    },
  };
}
