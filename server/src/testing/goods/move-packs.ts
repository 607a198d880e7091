import { withdrawCodes } from '@qrigin/domain/qr';
import { expect } from 'vitest';
import type { ModelCode } from '../../../../domain/src/qr/testing/pack-model.ts';
import * as model from '../../../../domain/src/qr/testing/pack-model.ts';
import { oneOf } from '../fuzz/breaks/dice.ts';
import type { Answer } from '../test-api.ts';
import { type Packaging, pickCode, type World } from './packed-world.ts';

/** What a refusal of the API is called in the model. */
const REASONS = {
  code_withdrawn: 'withdrawn',
  blank_unassigned: 'blank_unassigned',
  pack_too_small: 'pack_too_small',
  packed_elsewhere: 'packed_elsewhere',
  parent_recalled: 'parent_recalled',
};

/** What packing can come to, as `moveOne` tells it. */
export const OUTCOMES = ['packed', ...Object.values(REASONS)];

/** Of several good reasons either may be given. */
function compare({ status, code }: Answer, reasons: readonly string[]): string {
  const told = status === 200 ? 'packed' : (REASONS[code as keyof typeof REASONS] ?? `${status} ${code}`);
  expect(reasons.length > 0 ? reasons : ['packed']).toContain(told);
  return told;
}

/** Any packaging of the product that knows such a pack: a blank is what it was assigned as, whichever is named. */
function packagingFor({ packagings, packagingOf, roll }: World, code: ModelCode): Packaging {
  if (!code.isBlank) return packagingOf.get(code)!;
  const knowing = packagings.filter(
    ({ productId, levels }) => productId === code.productId && levels.includes(code.levelName!),
  );
  return oneOf(knowing, roll);
}

function send(world: World, code: ModelCode, more: object, packaging = packagingFor(world, code)) {
  const body = { qrIds: [world.textOf.get(code)!], packagingInfoName: code.levelName!, ...more };
  return world.goods.assign(packaging.productId, packaging.id, body);
}

/** Says what a blank is; with a pack it goes in there by the same call, or stays the blank that it was. */
async function assign(world: World, blank: ModelCode, into?: ModelCode): Promise<string> {
  const { packagings, batches, packs, roll, textOf } = world;
  const packaging = oneOf(packagings, roll);
  const { productId, levels } = packaging;
  const at = roll(levels.length);
  const batchId = oneOf([null, ...batches.get(productId)!], roll);
  const before = { ...blank };
  model.assign(blank, { productId, batchId, levelName: levels[at]!, height: levels.length - 1 - at });
  const refused = blank.isWithdrawn ? ['withdrawn'] : [];
  const reasons = into ? model.pack(packs, blank, into) : refused;
  const more = {
    ...(batchId === null ? {} : { batch_id: batchId }),
    ...(into ? { parentID: textOf.get(into) } : {}),
  };
  const told = compare(await send(world, blank, more, packaging), reasons);
  if (reasons.length > 0) Object.assign(blank, before);
  return told;
}

async function takeOut(world: World, code: ModelCode): Promise<void> {
  model.unpack(world.packs, code);
  expect((await send(world, code, { parentID: null })).status).toBe(200);
}

/** Most pairs of codes would be refused at once, so the pack is often a larger one. */
async function pack(world: World, child: ModelCode): Promise<string> {
  const { packs, roll, textOf } = world;
  const isLarger = ({ height }: ModelCode) => (height ?? -1) > (child.height ?? 0);
  const into = (roll(5) > 0 && pickCode(world, isLarger)) || oneOf(packs.codes, roll);
  if (child.height === null) return assign(world, child, into);
  if (roll(4) > 0) await takeOut(world, child);
  const reasons = model.pack(packs, child, into);
  return compare(await send(world, child, { parentID: textOf.get(into) }), reasons);
}

async function withdraw({ goods, textOf }: World, code: ModelCode): Promise<void> {
  model.withdraw(code);
  await goods.call(withdrawCodes, { body: { qrIds: [textOf.get(code)!] } });
}

const ACTS = [
  ...Array.from({ length: 8 }, () => 'pack' as const),
  ...Array.from({ length: 4 }, () => 'take out' as const),
  ...Array.from({ length: 2 }, () => 'assign' as const),
  'withdraw' as const,
];

/** Does something to one code, in the API and in the model. Tells how packing went; else what was done. */
export async function moveOne(world: World): Promise<string> {
  const act = oneOf(ACTS, world.roll);
  const isGood = {
    pack: () => true,
    'take out': ({ height }: ModelCode) => height !== null,
    assign: ({ height }: ModelCode) => height === null,
    withdraw: () => true,
  }[act];
  const code = pickCode(world, isGood);
  if (!code) return 'nothing';
  world.touched.push(code);
  if (act === 'pack') return pack(world, code);
  await { 'take out': takeOut, assign, withdraw }[act](world, code);
  return act;
}
