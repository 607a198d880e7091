import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import type { ModelCode, ModelRun, ModelScope } from '../qr/testing/pack-model.ts';
import * as model from '../qr/testing/pack-model.ts';
import type { RecallScope } from './reaches.ts';
import type { SparseState } from './testing/sparse-state.ts';
import * as sparse from './testing/sparse-state.ts';

const HISTORIES = inject('modelRuns') ?? 300;
const NAMES = ['pallet', 'layer', 'carton', 'box', 'sleeve', 'unit'];
const DAY = 86_400_000;
/** Keeps a run small: every code of it is asked about, and looking at all codes from each takes the square of it. */
const WIDEST_LEVEL = 12;

const PRODUCT = fc.constantFrom('tea', 'honey', 'salt');
const BATCH = fc.constantFrom(null, 'lot 1', 'lot 2', 'lot 3');
const PICK = fc.nat({ max: 2 ** 20 });

const STRUCTURE = fc
  .record({
    counts: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 5, size: 'max' }),
    packs: fc.integer({ min: 1, max: 3 }),
    firstName: fc.nat({ max: 5 }),
    productId: PRODUCT,
    batchId: BATCH,
    day: fc.nat({ max: 6 }),
  })
  .map(({ counts, firstName, day, ...run }) => {
    let width = run.packs;
    const levels = [1, ...counts].map((wanted, at) => {
      const count = width * wanted > WIDEST_LEVEL ? 1 : wanted;
      width *= count;
      return { name: NAMES[(firstName + at) % NAMES.length]!, count };
    });
    return { ...run, levels, isBlank: false, issuedAt: new Date(day * DAY) };
  });

const BLANKS = fc
  .record({ packs: fc.integer({ min: 1, max: 8 }), day: fc.nat({ max: 6 }) })
  .map(({ packs, day }) => ({
    packs,
    levels: [{ name: 'blank', count: 1 }],
    isBlank: true,
    productId: null,
    batchId: null,
    issuedAt: new Date(day * DAY),
  }));

const RUNS: fc.Arbitrary<ModelRun[]> = fc
  .tuple(
    fc.array(STRUCTURE, { minLength: 1, maxLength: 4, size: 'max' }),
    fc.array(BLANKS, { maxLength: 2, size: 'max' }),
  )
  .map(([structures, blanks]) => [...blanks, ...structures].map((run, at) => ({ ...run, run: at + 1 })));

/** Codes are picked by number out of those that are there when the command is carried out. */
const COMMAND = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('pack'),
      child: PICK,
      into: PICK,
      /** Most pairs of codes would be refused at once. */
      aim: fc.constantFrom('larger', 'larger', 'larger', 'own', 'any'),
      isTakenOutFirst: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('unpack'), code: PICK }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('assign'),
      blank: PICK,
      as: fc.record({
        productId: PRODUCT,
        batchId: BATCH,
        levelName: fc.constantFrom(...NAMES),
        height: fc.nat({ max: 5 }),
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw'), code: PICK }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('recall'),
      scope: fc.constantFrom('code', 'code', 'code', 'code', 'run', 'batch', 'product', 'window'),
      code: PICK,
      from: fc.nat({ max: 6 }),
      days: fc.integer({ min: 1, max: 3 }),
      isMock: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lift'), recall: PICK }) },
);
type Command = typeof COMMAND extends fc.Arbitrary<infer T> ? T : never;

type PackCommand = Extract<Command, { kind: 'pack' }>;
type RecallCommand = Extract<Command, { kind: 'recall' }>;

/** The same history, lived by the model and written as rows. */
type Both = { packs: model.PackModel; rows: SparseState };

function pickOf<T>(list: readonly T[], pick: number): T | undefined {
  return list[pick % Math.max(1, list.length)];
}

/** What was tried and how it went: a test in which everything is refused would prove nothing. */
const seen = new Map<string, number>();
function count(what: string): void {
  seen.set(what, (seen.get(what) ?? 0) + 1);
}

function doPack({ packs, rows }: Both, command: PackCommand): void {
  const child = pickOf(packs.codes, command.child)!;
  const larger = packs.codes.filter(({ height }) => (height ?? -1) > (child.height ?? 5));
  const pools = { larger, own: child.parent ? [child.parent] : [], any: packs.codes };
  const into = pickOf(pools[command.aim], command.into);
  if (!into) return;
  if (command.isTakenOutFirst) {
    model.unpack(packs, child);
    sparse.unpack(rows, child);
  }
  const reasons = model.pack(packs, child, into);
  const refusal = sparse.pack(rows, child, into);
  // Of several good reasons either may be given.
  expect(reasons.length > 0 ? reasons : [undefined]).toContain(refusal);
  count(refusal ?? 'packed');
}

/** `undefined` when the code has no batch or product that could be recalled. */
function scopeOf(
  code: ModelCode,
  { scope, from, days }: RecallCommand,
): (ModelScope & RecallScope) | undefined {
  const { run, idx, productId, batchId } = code;
  if (scope === 'code') return { scope, code, run, idx };
  if (scope === 'run') return { scope, run };
  if (scope === 'batch') return batchId === null ? undefined : { scope, batchId };
  if (productId === null) return undefined;
  if (scope === 'product') return { scope, productId };
  return { scope, productId, from: new Date(from * DAY), to: new Date((from + days) * DAY) };
}

function doRecall({ packs, rows }: Both, command: RecallCommand): void {
  const about = scopeOf(pickOf(packs.codes, command.code)!, command);
  if (!about) return;
  model.recall(packs, about, command.isMock);
  sparse.declare(rows, about, command.isMock);
}

function carryOut(both: Both, command: Command): void {
  const { packs, rows } = both;
  switch (command.kind) {
    case 'pack':
      return doPack(both, command);
    case 'recall':
      return doRecall(both, command);
    case 'unpack': {
      const code = pickOf(packs.codes, command.code)!;
      model.unpack(packs, code);
      return sparse.unpack(rows, code);
    }
    case 'assign': {
      const blank = pickOf(
        packs.codes.filter(({ isBlank }) => isBlank),
        command.blank,
      );
      if (!blank) return;
      model.assign(blank, command.as);
      return sparse.assign(rows, blank, command.as);
    }
    case 'withdraw': {
      const code = pickOf(packs.codes, command.code)!;
      model.withdraw(code);
      return sparse.withdraw(rows, code);
    }
    case 'lift': {
      // Copies are lifted with what they were copied from, never by themselves.
      const declared = pickOf(
        packs.recalls.filter(({ root }) => root === null),
        command.recall,
      );
      const row = pickOf(rows.recalls, command.recall);
      if (declared) model.lift(packs, declared);
      if (row) sparse.lift(rows, row.id);
    }
  }
}

type Answers = {
  around: string[];
  isRecalled: boolean;
  contents: Record<string, number>;
  reach: number;
  /** Which of the declared recalls came along with it, by their order. */
  carried: number[];
};

const byNumber = (one: number, other: number) => one - other;
const nameOf = ({ run, idx }: { run: number; idx: number }) => `${run}/${idx}`;

function modelAnswers(packs: model.PackModel, code: ModelCode): Answers {
  const contents: Record<string, number> = {};
  for (const { levelName } of model.contents(packs, code)) {
    contents[levelName!] = (contents[levelName!] ?? 0) + 1;
  }
  const declared = packs.recalls.filter(({ root }) => root === null);
  const carried = packs.recalls.filter(
    ({ about, root }) => root && about.scope === 'code' && about.code === code,
  );
  return {
    around: model.ancestors(code).map(nameOf),
    isRecalled: model.isRecalled(packs, code),
    contents,
    reach: model.reach(packs, code),
    carried: carried.map(({ root }) => declared.indexOf(root!)).sort(byNumber),
  };
}

function sparseAnswers(rows: SparseState, { run, idx }: ModelCode): Answers {
  const contents = sparse.contents(rows, { run, idx });
  const carried = [...(rows.carried.get(`${run} ${idx}`) ?? [])];
  return {
    around: sparse.ancestors(rows, { run, idx }).map(nameOf),
    isRecalled: sparse.isRecalled(rows, { run, idx }),
    contents: Object.fromEntries(contents.map(({ name, count }) => [name, count])),
    reach: contents.reduce((sum, { count }) => sum + count, 1),
    carried: carried.map((carriedId) => rows.recalls.findIndex(({ id }) => id === carriedId)).sort(byNumber),
  };
}

test(`the rules and a model of objects agree on every code after ${HISTORIES} random histories of packs`, () => {
  fc.assert(
    fc.property(RUNS, fc.array(COMMAND, { minLength: 5, maxLength: 60, size: 'max' }), (runs, commands) => {
      const both = { packs: model.packModel(runs), rows: sparse.sparseState(runs) };
      for (const command of commands) carryOut(both, command);
      const expected = both.packs.codes.map((code) => modelAnswers(both.packs, code));
      expect(both.packs.codes.map((code) => sparseAnswers(both.rows, code))).toEqual(expected);
      for (const { isRecalled, around } of expected) {
        expect(around.length).toBeLessThanOrEqual(5);
        count(isRecalled ? 'recalled' : 'not recalled');
      }
    }),
    { numRuns: HISTORIES },
  );
  const outcomes = [
    'withdrawn',
    'blank_unassigned',
    'pack_too_small',
    'packed_elsewhere',
    'parent_recalled',
    'packed',
  ];
  expect([...seen.keys()]).toEqual(expect.arrayContaining(outcomes));
  const recalled = seen.get('recalled') ?? 0;
  const share = recalled / (recalled + (seen.get('not recalled') ?? 0));
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.5);
}, 600_000);
