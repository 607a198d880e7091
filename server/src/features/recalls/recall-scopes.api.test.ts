import { createRecall, liftRecall, recallOfCode, recallReach, recallReport } from '@qrigin/domain/recalls';
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
const ASKED_TWICE = 20;
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

/** What a recall of this affects, every code looked at by itself. */
function reachOf({ codes }: model.PackModel, about: ModelScope) {
  const affected = codes.filter((code) => model.covers(about, code));
  const byBatch = Map.groupBy(affected, ({ batchId }) => batchId);
  return {
    codes: affected.length,
    packs: affected.filter((code) => !model.ancestors(code).some((pack) => affected.includes(pack))).length,
    batches: new Map([...byBatch].map(([id, ofBatch]) => [id, ofBatch.length])),
  };
}

/** The sums of the report, of those that moves and withdrawals can change. */
function sumsOf({ codes, recalls }: model.PackModel, recall: ModelRecall) {
  const own = recalls.filter((one) => one === recall || one.root === recall);
  const affected = codes.filter((code) => own.some(({ about }) => model.covers(about, code)));
  const count = (isCounted: (code: ModelCode) => boolean) => affected.filter(isCounted).length;
  return {
    issued: affected.length,
    withdrawn: count(({ isWithdrawn }) => isWithdrawn),
    packed: count(({ isWithdrawn, parent }) => !isWithdrawn && parent !== null),
    unpacked: count(({ isWithdrawn, parent }) => !isWithdrawn && parent === null),
  };
}

async function openRecall(
  world: World,
  isMock: boolean,
  { about, body }: ReturnType<typeof randomScope>,
): Promise<Open[number]> {
  const { goods, packs } = world;
  const { codes, packs: toFetch, batches, levels } = await goods.call(recallReach, { body });
  const ofBatches = new Map(batches.map((batch) => [batch.id, batch.codes]));
  const expected = reachOf(packs, about);
  expect({ ...body, codes, packs: toFetch, batches: ofBatches }).toEqual({ ...body, ...expected });
  expect(levels.reduce((sum, { count: ofLevel }) => sum + ofLevel, 0)).toBe(codes);
  const words = { reason: 'Glass', mock: isMock };
  const { id, reached } = await goods.call(createRecall, { body: { ...body, ...words } });
  expect(reached).toMatchObject({ codes, packs: toFetch });
  model.recall(packs, about, isMock);
  const recall = packs.recalls.at(-1)!;
  await report(world, { id, recall });
  return { id, recall };
}

async function report({ goods, packs }: World, { id, recall }: Open[number]): Promise<void> {
  const { sums } = await goods.call(recallReport, { params: { id } });
  expect(sums).toMatchObject(sumsOf(packs, recall));
}

/** Every code that is asked about is afterwards exactly what it was before. */
async function openAndEnd(world: World): Promise<void> {
  const { goods, packs, textOf } = world;
  const asked = Array.from({ length: ASKED_TWICE }, () => textOf.get(pickCode(world, () => true)!)!);
  const tell = () =>
    Promise.all(
      asked.map(async (code) => {
        const { checked_at: _, ...told } = await goods.overview(code);
        return told;
      }),
    );
  const before = await tell();
  const scope = randomScope(world);
  const { codes } = await goods.call(recallReach, { body: scope.body });
  const { id, recall } = await openRecall(world, false, scope);
  await ask(world);
  await lift(world, [{ id, recall }]);
  expect(await tell()).toEqual(before);
  expect((await goods.call(recallReport, { params: { id } })).sums.issued).toBe(codes);
  expect(reachOf(packs, scope.about).codes).toBe(codes);
}

async function lift(world: World, open: Open): Promise<void> {
  const { goods, packs } = world;
  const oldest = open.shift();
  if (!oldest) return;
  // Mock recalls are not taken along, so what they affect changes with the packs.
  if (!oldest.recall.isMock) await report(world, oldest);
  await goods.call(liftRecall, { params: { id: oldest.id }, body: { reason: 'All of it came back' } });
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
  await openAndEnd(world);
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
}, 600_000);
