import { changePackaging } from '@qrigin/domain/packaging';
import type { ModelCode, ModelRun } from '../../../../domain/src/qr/testing/pack-model.ts';
import * as model from '../../../../domain/src/qr/testing/pack-model.ts';
import { type Dice, oneOf } from '../fuzz/breaks/dice.ts';
import type { TestApi } from '../test-api.ts';
import { type Goods, type ListedCode, newGoods, type Structure } from './goods.ts';

const NAMES = ['pallet', 'layer', 'carton', 'box', 'sleeve', 'unit'];
const WIDEST_LEVEL = 12;
const PAGE = 100;
const PRODUCTS = 3;
/** So many of the last moves are what comes next is likely to be about. */
const LATELY = 8;

/** A packaging as it is now; codes that were issued before it was changed stay what they were. */
export type Packaging = { id: string; productId: string; levels: string[] };

/** The same goods twice: behind the API, and as objects in the model. */
export type World = {
  roll: Dice;
  goods: Goods;
  packs: model.PackModel;
  /** Those that packs are made by; blanks are assigned to one of them. */
  packagings: Packaging[];
  /** Batches by product. */
  batches: Map<string, string[]>;
  textOf: Map<ModelCode, string>;
  packagingOf: Map<ModelCode, Packaging>;
  /** Codes that hands did something to, the latest last. */
  touched: ModelCode[];
};

type Lots = [productId: string, batchIds: string[]];
type Issued = { run: ModelRun; packaging: Packaging };

function structureOf([outermost, ...inner]: ModelRun['levels']): Structure {
  if (!outermost) throw new Error('a packaging without a level');
  return inner.length > 0 ? { ...outermost, child: structureOf(inner) } : { ...outermost };
}

function randomLevels(roll: Dice, packs: number): ModelRun['levels'] {
  const firstName = roll(NAMES.length);
  let width = packs;
  return Array.from({ length: 1 + roll(NAMES.length) }, (_, at) => {
    const wanted = at === 0 ? 1 : 1 + roll(4);
    const count = width * wanted > WIDEST_LEVEL ? 1 : wanted;
    width *= count;
    return { name: NAMES[(firstName + at) % NAMES.length]!, count };
  });
}

async function issueStructure(goods: Goods, roll: Dice, [productId, batchIds]: Lots): Promise<Issued> {
  const packs = 1 + roll(3);
  const levels = randomLevels(roll, packs);
  const id = await goods.packaging(productId, structureOf(levels));
  const batchId = oneOf([null, ...batchIds], roll);
  const issued = await goods.issue(id, packs, batchId === null ? {} : { batch_id: batchId });
  const issuedAt = new Date(issued.created_at);
  return {
    run: { run: issued.run_id, levels, packs, isBlank: false, productId, batchId, issuedAt },
    packaging: { id, productId, levels: levels.map(({ name }) => name) },
  };
}

async function issueBlanks(goods: Goods, roll: Dice, [productId]: Lots): Promise<Issued> {
  const packs = 6 + roll(8);
  const id = await goods.blanks(productId);
  const issued = await goods.issue(id, packs);
  const issuedAt = new Date(issued.created_at);
  const levels = [{ name: 'sticker', count: 1 }];
  return {
    run: { run: issued.run_id, levels, packs, isBlank: true, productId: null, batchId: null, issuedAt },
    packaging: { id, productId, levels: ['sticker'] },
  };
}

/** Puts one more level into the innermost packs of a packaging, which must not matter to what was issued. */
async function deepen(goods: Goods, packaging: Packaging): Promise<void> {
  if (packaging.levels.length === NAMES.length) return;
  packaging.levels.push('crumb');
  await goods.call(changePackaging, {
    params: { id: packaging.id },
    body: {
      name: 'Packs',
      type: 'structure',
      packaging: structureOf(packaging.levels.map((name) => ({ name, count: 1 }))),
      printFormat: 'label',
      product_id: packaging.productId,
    },
  });
}

async function allCodes(goods: Goods, packagingId: string): Promise<ListedCode[]> {
  const all: ListedCode[] = [];
  for (let page = 1; ; page += 1) {
    const codes = await goods.codes(packagingId, { page_size: String(PAGE), page: String(page) });
    all.push(...codes);
    if (codes.length < PAGE) return all;
  }
}

/** An organisation with a few products, two or three runs of packs of any depth, and blanks that are nothing yet. */
export async function newWorld(api: TestApi, roll: Dice): Promise<World> {
  const goods = await newGoods(api);
  const lots: Lots[] = [];
  for (let left = PRODUCTS; left > 0; left -= 1) {
    const id = await goods.product();
    lots.push([id, [await goods.batch(id), await goods.batch(id)]]);
  }
  const issued = [await issueBlanks(goods, roll, oneOf(lots, roll))];
  for (let left = 2 + roll(2); left > 0; left -= 1)
    issued.push(await issueStructure(goods, roll, oneOf(lots, roll)));
  const packs = model.packModel(issued.map(({ run }) => run));
  const textOf = new Map<ModelCode, string>();
  const packagingOf = new Map<ModelCode, Packaging>();
  for (const { run, packaging } of issued) {
    const listed = new Map((await allCodes(goods, packaging.id)).map(({ index, id }) => [index, id]));
    for (const code of packs.codes.filter((one) => one.run === run.run)) {
      textOf.set(code, listed.get(code.idx)!);
      packagingOf.set(code, packaging);
    }
  }
  const packagings = issued.slice(1).map(({ packaging }) => packaging);
  await deepen(goods, oneOf(packagings, roll));
  return { roll, goods, packs, packagings, batches: new Map(lots), textOf, packagingOf, touched: [] };
}

/** Any code, but often one that was moved lately or a pack around it, so that one thing happens upon another. */
export function pickCode(
  { packs, roll, touched }: World,
  isGood: (code: ModelCode) => boolean,
): ModelCode | undefined {
  const lately = touched.slice(-LATELY).flatMap((code) => [code, ...model.ancestors(code)]);
  const [any, busy] = [packs.codes.filter(isGood), lately.filter(isGood)];
  const among = busy.length > 0 && roll(2) === 0 ? busy : any;
  return among.length > 0 ? oneOf(among, roll) : undefined;
}
