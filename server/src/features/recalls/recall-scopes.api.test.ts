import { createRecall, liftRecall, recallOfCode, recallReach } from '@qrigin/domain/recalls';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { ModelCode, ModelRecall, ModelScope } from '../../../../domain/src/qr/testing/pack-model.ts';
import * as model from '../../../../domain/src/qr/testing/pack-model.ts';
import { dice, oneOf } from '../../testing/fuzz/breaks/dice.ts';
import { moveOne, OUTCOMES } from '../../testing/goods/move-packs.ts';
import { newWorld, pickCode, type World } from '../../testing/goods/packed-world.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

/** What is recalled, as it is sent. */
type Scoped = z.input<typeof recallReach.body>;

/** Another seed gives other structures, moves and scopes. */
const SEED = 20_260;
const WORLDS = 10;
const SCOPES_PER_WORLD = 20;
const MOVES_BEFORE = 25;
/** Codes that shoppers ask about, and their maker, after each recall; some are drawn twice and asked about once. */
const ASKED = 40;
const ASKED_BY_MAKER = 5;
const HOUR = 3_600_000;
const SCOPES = [
  ...Array.from({ length: 6 }, () => 'code' as const),
  ...(['run', 'batch', 'product', 'window'] as const),
];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { IN_FLIGHT: '100', LOG_LEVEL: 'silent' } });
});
afterAll(() => api.stop());

/** Recalls that are open, the oldest first. */
type Open = { id: string; recall: ModelRecall }[];

/** What happened over the whole test: one in which all is refused, or nothing recalled, would prove nothing. */
const seen = new Map<string, number>();
function count(what: string): void {
  seen.set(what, (seen.get(what) ?? 0) + 1);
}

/** From one moment up to another; runs were issued on the brink of some of them. */
function randomWindow({ packs, roll }: World): { from: Date; to: Date } {
  const issued = new Map(packs.codes.map(({ run, issuedAt }) => [run, issuedAt.getTime()]));
  const moments = [...issued.values()].flatMap((at) => [at - HOUR, at, at + 1, at + HOUR]);
  const [one, other] = [oneOf(moments, roll), oneOf(moments, roll)];
  const from = Math.min(one, other);
  return { from: new Date(from), to: new Date(Math.max(one, other, from + 1)) };
}

/** What is recalled, for the model and as it is sent; `undefined` when the code has no such thing. */
function scopeOf(world: World, code: ModelCode): { about: ModelScope; body: Scoped } | undefined {
  const { run, productId, batchId } = code;
  const scope = oneOf(SCOPES, world.roll);
  if (scope === 'code') return { about: { scope, code }, body: { scope, qr_id: world.textOf.get(code)! } };
  if (scope === 'run') return { about: { scope, run }, body: { scope, run_id: run } };
  if (scope === 'batch')
    return batchId === null ? undefined : { about: { scope, batchId }, body: { scope, batch_id: batchId } };
  if (productId === null) return undefined;
  if (scope === 'product') return { about: { scope, productId }, body: { scope, product_id: productId } };
  const { from, to } = randomWindow(world);
  const body = { scope, product_id: productId, from: from.toISOString(), to: to.toISOString() };
  return { about: { scope, productId, from, to }, body };
}

/** Packs are recalled more often the more is in them. */
function randomScope(world: World): { about: ModelScope; body: Scoped } {
  const { packs, roll } = world;
  const holding = new Set(packs.codes.map(({ parent }) => parent));
  const code = pickCode(world, (one) => holding.has(one)) ?? oneOf(packs.codes, roll);
  return scopeOf(world, code) ?? randomScope(world);
}

function reachOf({ codes }: model.PackModel, about: ModelScope): number {
  const alone = { codes, recalls: [{ about, isMock: false, isLifted: false, root: null }] };
  return codes.filter((code) => model.isRecalled(alone, code)).length;
}

async function openRecall(
  { goods, packs }: World,
  isMock: boolean,
  { about, body }: ReturnType<typeof randomScope>,
) {
  const reach = await goods.call(recallReach, { body });
  expect({ ...body, codes: reach.codes }).toEqual({ ...body, codes: reachOf(packs, about) });
  const words = { reason: 'Glass', mock: isMock };
  const { id } = await goods.call(createRecall, { body: { ...body, ...words } });
  model.recall(packs, about, isMock);
  return { id, recall: packs.recalls.at(-1)! };
}

async function lift({ goods, packs }: World, open: Open): Promise<void> {
  const oldest = open.shift();
  if (!oldest) return;
  await goods.call(liftRecall, { params: { id: oldest.id } });
  model.lift(packs, oldest.recall);
}

async function ask(world: World): Promise<void> {
  const { goods, packs, textOf } = world;
  const asked = [...new Set(Array.from({ length: ASKED }, () => pickCode(world, () => true)!))];
  const tell = (code: ModelCode, isRecalled: boolean) => `${code.run}/${code.idx} ${isRecalled}`;
  const expected = asked.map((code) => tell(code, model.isRecalled(packs, code)));
  const answers = await Promise.all(
    asked.map(async (code) => {
      const { state, recall } = await goods.overview(textOf.get(code)!);
      expect(state === 'recalled').toBe(recall.recalled);
      count(recall.recalled ? 'recalled' : 'not recalled');
      return tell(code, recall.recalled);
    }),
  );
  expect(answers).toEqual(expected);
  const byMaker = await Promise.all(
    asked.slice(0, ASKED_BY_MAKER).map(async (code) => {
      const { recalled } = await goods.call(recallOfCode, { params: { id: textOf.get(code)! } });
      return tell(code, recalled);
    }),
  );
  expect(byMaker).toEqual(expected.slice(0, ASKED_BY_MAKER));
}

async function move(world: World, times: number): Promise<void> {
  for (let left = times; left > 0; left -= 1) count(await moveOne(world));
}

async function recallInWorld(world: World): Promise<void> {
  const { roll } = world;
  const open: Open = [];
  await move(world, MOVES_BEFORE);
  for (let left = SCOPES_PER_WORLD; left > 0; left -= 1) {
    const scope = randomScope(world);
    open.push(await openRecall(world, false, scope));
    count(`scope ${scope.about.scope}`);
    if (roll(5) === 0) open.push(await openRecall(world, true, randomScope(world)));
    await ask(world);
    await move(world, 1 + roll(5));
    if (roll(3) === 0) await ask(world);
    while (open.length > roll(3)) await lift(world, open);
  }
}

test(`the API and a model of objects agree on ${WORLDS * SCOPES_PER_WORLD} recalls over packs that were moved`, async () => {
  for (const [at, roll] of fc.sample(dice, { seed: SEED, numRuns: WORLDS }).entries()) {
    const world = await newWorld(api, roll);
    await recallInWorld(world).catch((error: unknown) => {
      throw new Error(`seed ${SEED}, world ${at}`, { cause: error });
    });
  }
  expect([...seen.keys()]).toEqual(expect.arrayContaining(OUTCOMES));
  const scopes = SCOPES.map((scope) => `scope ${scope}`);
  expect([...seen.keys()]).toEqual(expect.arrayContaining(scopes));
  const recalled = seen.get('recalled') ?? 0;
  const share = recalled / (recalled + (seen.get('not recalled') ?? 0));
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.5);
}, 300_000);
