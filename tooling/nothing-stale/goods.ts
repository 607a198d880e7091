import { createPackaging } from '@qrigin/domain/packaging';
import { createBatch, createProduct } from '@qrigin/domain/products';
import { getDefaultQr, issueCodes, listCodes } from '@qrigin/domain/qr';
import type { ModelCode } from '../../domain/src/qr/testing/pack-model.ts';
import { packModel } from '../../domain/src/qr/testing/pack-model.ts';
import type { Hands } from './hands.ts';
import type { Batch, Maker, Packaging, Product } from './maker.ts';

const PAGE = 100;
const [PALLET_OF_ONE, CARTON, JAR] = [
  { name: 'pallet', count: 1 },
  { name: 'carton', count: 2 },
  { name: 'jar', count: 3 },
] as const;
const PALLET = [PALLET_OF_ONE, CARTON, JAR];
const BLANKS = 6;
const LOT = { made_on: '2026-03-12', expires_on: '2090-03-11' };

async function newProduct(hands: Hands, maker: Maker): Promise<Product> {
  const name = `Honey ${maker.products.length + 1}`;
  const { id } = await hands.of(maker)(createProduct, { body: { name, nature: 'dynamic' } });
  const product = { id, name, isActive: true, wasActivated: false, isDeleted: false };
  maker.products.push(product);
  return product;
}

async function newBatch(hands: Hands, maker: Maker, { id: productId }: Product): Promise<Batch> {
  const lotCode = `L-${maker.batches.length + 1}`;
  const { id } = await hands.of(maker)(createBatch, {
    params: { id: productId },
    body: { lot_code: lotCode, ...LOT },
  });
  const batch = { id, productId, lotCode, madeOn: LOT.made_on, expiresOn: LOT.expires_on };
  maker.batches.push(batch);
  return batch;
}

async function newPackaging(
  hands: Hands,
  maker: Maker,
  product: Pick<Product, 'id'>,
  isBlank: boolean,
): Promise<Packaging> {
  const packs = { ...PALLET_OF_ONE, child: { ...CARTON, child: JAR } };
  const structure = isBlank ? { name: 'sticker', count: 1 } : packs;
  const { id } = await hands.of(maker)(createPackaging, {
    body: {
      name: isBlank ? 'Stickers' : 'Packs',
      type: isBlank ? 'blank' : 'structure',
      packaging: structure,
      printFormat: 'label',
      product_id: product.id,
    },
  });
  return { id, productId: product.id, levels: isBlank ? [] : PALLET.map(({ name }) => name) };
}

/** Puts a run into the model, each code under the text that is printed. */
async function listRun(hands: Hands, maker: Maker, packaging: Packaging, codes: ModelCode[]): Promise<void> {
  const { items } = await hands.of(maker)(listCodes, {
    params: { id: packaging.id },
    query: { page_size: String(PAGE) },
  });
  const printed = new Map(items.map(({ id, index }) => [index, id]));
  for (const code of codes) maker.texts.set(code, printed.get(code.idx) ?? '');
  maker.packs.codes.push(...codes);
}

async function issuePacks(hands: Hands, maker: Maker, batch: Batch): Promise<void> {
  const packaging = await newPackaging(hands, maker, { id: batch.productId }, false);
  const issued = await hands.of(maker)(issueCodes, {
    params: { id: packaging.id },
    body: {
      packagingId: packaging.id,
      count: 1,
      batch_id: batch.id,
    },
  });
  const run = { run: issued.run_id, levels: PALLET, packs: 1, isBlank: false };
  const about = { productId: batch.productId, batchId: batch.id, issuedAt: new Date(issued.created_at) };
  await listRun(hands, maker, packaging, packModel([{ ...run, ...about }]).codes);
  maker.packagings.push(packaging);
}

async function issueBlanks(hands: Hands, maker: Maker, product: Product): Promise<void> {
  const packaging = await newPackaging(hands, maker, product, true);
  const issued = await hands.of(maker)(issueCodes, {
    params: { id: packaging.id },
    body: {
      packagingId: packaging.id,
      count: BLANKS,
    },
  });
  const run = { run: issued.run_id, levels: [{ name: 'sticker', count: 1 }], packs: BLANKS, isBlank: true };
  const about = { productId: null, batchId: null, issuedAt: new Date(issued.created_at) };
  await listRun(hands, maker, packaging, packModel([{ ...run, ...about }]).codes);
}

/** The code of the product itself, in a run of one that nothing else is named by. */
export async function addOwnCode(hands: Hands, maker: Maker, productId: string, text: string): Promise<void> {
  const { issued_at } = await hands.scan(text);
  const run = { run: -maker.texts.size, levels: [{ name: 'product', count: 1 }], packs: 1, isBlank: false };
  const { codes } = packModel([{ ...run, productId, batchId: null, issuedAt: new Date(issued_at) }]);
  for (const code of codes) maker.texts.set(code, text);
  maker.packs.codes.push(...codes);
  maker.ownCodes.set(productId, [...(maker.ownCodes.get(productId) ?? []), ...codes]);
}

/** A product with a batch, packs, blanks and a code of its own, all of it by calls. */
export async function addGoods(hands: Hands, maker: Maker): Promise<Product> {
  const product = await newProduct(hands, maker);
  await issuePacks(hands, maker, await newBatch(hands, maker, product));
  await issueBlanks(hands, maker, product);
  const { id: text } = await hands.of(maker)(getDefaultQr, { params: { id: product.id } });
  await addOwnCode(hands, maker, product.id, text);
  return product;
}
