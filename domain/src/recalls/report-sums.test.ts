import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CodeRef, type Span, spansOf } from '../qr/index.ts';
import type { ModelCode, ModelRun, ModelScope } from '../qr/testing/pack-model.ts';
import * as model from '../qr/testing/pack-model.ts';
import { type Cover, countIn, coverOf, isCovered, shared, stretchesOf } from './cover.ts';
import type { RecallScope } from './reaches.ts';
import type { RecallOutcome, RecallSums } from './report.ts';
import { countOutcomes, countPlaces, countScanned } from './report-sums.ts';
import type { SparseState } from './testing/sparse-state.ts';
import * as sparse from './testing/sparse-state.ts';

const HISTORIES = 100;
/** Another one gives other histories. */
const SEED = 20_261;
const DAY = 86_400_000;
const PICK = fc.nat({ max: 2 ** 20 });
const PRODUCTS = ['tea', 'honey'] as const;
const BATCHES = ['lot 1', 'lot 2'] as const;

const RUN = fc.record({
  counts: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
  packs: fc.integer({ min: 1, max: 3 }),
  productId: fc.constantFrom(...PRODUCTS),
  batchId: fc.constantFrom(null, ...BATCHES),
  day: fc.nat({ max: 3 }),
});
const RUNS = fc
  .tuple(fc.array(RUN, { minLength: 2, maxLength: 3 }), fc.integer({ min: 2, max: 6 }))
  .map(([structures, blanks]): ModelRun[] => [
    ...structures.map(({ counts, day, ...run }, at) => ({
      ...run,
      run: at + 1,
      levels: [1, ...counts].map((count, level) => ({ name: `level ${level}`, count })),
      isBlank: false,
      issuedAt: new Date(day * DAY),
    })),
    {
      run: structures.length + 1,
      levels: [{ name: 'sticker', count: 1 }],
      packs: blanks,
      isBlank: true,
      productId: null,
      batchId: null,
      issuedAt: new Date(0),
    },
  ]);

const STEP = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pack'), code: PICK, into: PICK }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('unpack'), code: PICK, into: PICK }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('assign'), code: PICK, into: PICK }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw'), code: PICK, into: PICK }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('tell'), code: PICK, into: PICK }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('scan'), code: PICK, into: PICK }) },
);
type Step = { kind: string; code: number; into: number };

const OUTCOME = ['destroyed', 'returned', 'held'] as const;

type Both = {
  packs: model.PackModel;
  rows: SparseState;
  words: { code: ModelCode; outcome: RecallOutcome }[];
  scans: { code: ModelCode; isSince: boolean }[];
};

function act({ packs, rows, words, scans }: Both, { kind, code: at, into }: Step, isSince: boolean): void {
  const code = packs.codes[at % packs.codes.length]!;
  const other = packs.codes[into % packs.codes.length]!;
  if (kind === 'pack') {
    model.unpack(packs, code);
    sparse.unpack(rows, code);
    if (model.pack(packs, code, other).length === 0) sparse.pack(rows, code, other);
  } else if (kind === 'unpack') {
    model.unpack(packs, code);
    sparse.unpack(rows, code);
  } else if (kind === 'withdraw') {
    model.withdraw(code);
    sparse.withdraw(rows, code);
  } else if (kind === 'assign') {
    const blank = packs.codes.filter(({ isBlank }) => isBlank)[at % 2]!;
    const productId = PRODUCTS[into % 2]!;
    const as = { productId, batchId: BATCHES[into % 2]!, levelName: 'box', height: into % 3 };
    model.assign(blank, as);
    sparse.assign(rows, blank, as);
  } else if (kind === 'tell') words.push({ code, outcome: OUTCOME[into % 3]! });
  else scans.push({ code, isSince });
}

function scopeOf(code: ModelCode, kind: number): (ModelScope & RecallScope) | undefined {
  const { run, idx, productId, batchId } = code;
  if (kind < 4) return { scope: 'code', code, run, idx };
  if (kind === 4) return { scope: 'run', run };
  if (kind === 5) return batchId === null ? undefined : { scope: 'batch', batchId };
  if (productId === null) return undefined;
  if (kind === 6) return { scope: 'product', productId };
  return { scope: 'window', productId, from: new Date(DAY), to: new Date(3 * DAY) };
}

/** Every object looked at by itself. */
function modelSums({ packs, words, scans }: Both, about: ModelScope): RecallSums {
  const [recall] = packs.recalls;
  const own = packs.recalls.filter((one) => one === recall || one.root === recall);
  const affected = packs.codes.filter((code) => own.some((one) => model.covers(one.about, code)));
  expect(own[0]?.about).toBe(about);
  const isToldOf = (code: ModelCode) => [code, ...model.ancestors(code)];
  const lastOf = (code: ModelCode) =>
    words.findLast((word) => isToldOf(code).includes(word.code))?.outcome ?? 'untold';
  const count = (isCounted: (code: ModelCode) => boolean) => affected.filter(isCounted).length;
  const scanned = (code: ModelCode) => scans.filter((scan) => scan.code === code);
  const isBefore = (code: ModelCode) => scanned(code).some(({ isSince }) => !isSince);
  return {
    issued: affected.length,
    withdrawn: count(({ isWithdrawn }) => isWithdrawn),
    packed: count(({ isWithdrawn, parent }) => !isWithdrawn && parent !== null),
    unpacked: count(({ isWithdrawn, parent }) => !isWithdrawn && parent === null),
    destroyed: count((code) => lastOf(code) === 'destroyed'),
    returned: count((code) => lastOf(code) === 'returned'),
    held: count((code) => lastOf(code) === 'held'),
    untold: count((code) => lastOf(code) === 'untold'),
    scanned_before: count(isBefore),
    scanned_since: count((code) => !isBefore(code) && scanned(code).length > 0),
    never_scanned: count((code) => scanned(code).length === 0),
  };
}

const single = ({ run, idx }: CodeRef): Span => ({ run, idx, end: idx + 1 });

/** What a server reads from its rows. */
function coverOfScope({ packs, rows }: Both, about: RecallScope): Cover {
  const moves = [...rows.moves.values()];
  if (about.scope === 'code') {
    const carriers = packs.codes.filter(({ run, idx }) => rows.carried.get(`${run} ${idx}`)?.size);
    return coverOf(spansOf([about, ...carriers], rows.trees, moves).flat());
  }
  const spans = [...rows.runs.values()].flatMap(({ run, productId, batchId, issuedAt, isBlank }) => {
    const size = packs.codes.filter((code) => code.run === run).length;
    const whole = [{ run, idx: 0, end: size }];
    if (about.scope === 'run') return run === about.run ? whole : [];
    if (isBlank)
      return packs.codes.filter((code) => code.run === run && model.covers(about, code)).map(single);
    if (about.scope === 'batch') return batchId === about.batchId ? whole : [];
    const isIn = about.scope === 'product' || (about.from <= issuedAt && issuedAt < about.to);
    return isIn && productId === about.productId ? whole : [];
  });
  return coverOf(spans);
}

function ruleSums(both: Both, about: RecallScope): RecallSums {
  const { rows, words, scans } = both;
  const affected = coverOfScope(both, about);
  const packSize = (run: number) => rows.trees.get(run)?.sizes[0] ?? 1;
  const places = countPlaces({ affected, packSize });
  const touched = new Set([...rows.moves.keys(), ...rows.withdrawn]);
  for (const key of touched) {
    const [run = 0, idx = 0] = key.split(' ').map(Number);
    const move = rows.moves.get(key);
    places.add({ run, idx, isWithdrawn: rows.withdrawn.has(key), isPacked: move && move.parent !== null });
  }
  const spans = spansOf(
    words.map(({ code }) => code),
    rows.trees,
    [...rows.moves.values()],
  );
  return {
    issued: countIn(affected),
    ...places.sums(),
    ...countOutcomes(
      affected,
      words.map(({ outcome }, at) => ({ outcome, spans: spans[at] ?? [] })),
    ),
    ...countScanned(
      affected,
      scans.map(({ code: { run, idx }, isSince }) => ({ run, idx, isSince })),
    ),
  };
}

test(`the sums equal those of objects counted one by one, after ${HISTORIES} random histories`, () => {
  const seen = { told: 0, carried: 0, withdrawn: 0, unpacked: 0 };
  fc.assert(
    fc.property(
      RUNS,
      fc.array(STEP, { minLength: 10, maxLength: 40, size: 'max' }),
      fc.array(STEP, { minLength: 10, maxLength: 40, size: 'max' }),
      fc.tuple(PICK, fc.nat({ max: 7 })),
      (runs, before, since, [at, kind]) => {
        const both: Both = {
          packs: model.packModel(runs),
          rows: sparse.sparseState(runs),
          words: [],
          scans: [],
        };
        for (const step of before) if (step.kind !== 'tell') act(both, step, false);
        const code = both.packs.codes[at % both.packs.codes.length]!;
        // Mostly packs with something in them.
        const about = scopeOf(kind < 3 ? (code.parent ?? code) : code, kind);
        if (!about) return;
        model.recall(both.packs, about, false);
        sparse.declare(both.rows, about, false);
        for (const step of since) act(both, step, true);
        const sums = ruleSums(both, about);
        expect(sums).toEqual(modelSums(both, about));
        expect(sums.withdrawn + sums.packed + sums.unpacked).toBe(sums.issued);
        expect(sums.destroyed + sums.returned + sums.held + sums.untold).toBe(sums.issued);
        expect(sums.scanned_before + sums.scanned_since + sums.never_scanned).toBe(sums.issued);
        seen.told += sums.issued - sums.untold;
        seen.carried += both.packs.recalls.length - 1;
        seen.withdrawn += sums.withdrawn;
        seen.unpacked += sums.unpacked;
      },
    ),
    { numRuns: HISTORIES, seed: SEED },
  );
  // A history in which nothing of this happened would prove nothing.
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(20);
});

test('a cover has what its spans have, once, and says what it shares with another', () => {
  const span = fc
    .record({ run: fc.integer({ min: 1, max: 2 }), idx: fc.nat({ max: 20 }), size: fc.nat({ max: 6 }) })
    .map(({ run, idx, size }): Span => ({ run, idx, end: idx + size }));
  const numbers = (spans: readonly Span[]) =>
    new Set(
      spans.flatMap(({ run, idx, end }) =>
        Array.from({ length: end - idx }, (_, at) => `${run} ${idx + at}`),
      ),
    );
  fc.assert(
    fc.property(fc.array(span), fc.array(span), (one, other) => {
      const [cover, another] = [coverOf(one), coverOf(other)];
      expect(numbers(stretchesOf(cover))).toEqual(numbers(one));
      expect(countIn(cover)).toBe(numbers(one).size);
      for (const run of [1, 2])
        for (let idx = 0; idx < 30; idx += 1)
          expect(isCovered(cover, { run, idx })).toBe(numbers(one).has(`${run} ${idx}`));
      const both = shared(cover, another);
      expect(numbers(both)).toEqual(
        new Set([...numbers(one)].filter((number) => numbers(other).has(number))),
      );
      expect(both.reduce((sum, { idx, end }) => sum + end - idx, 0)).toBe(numbers(both).size);
    }),
  );
});

test('the words about thousands of packs of millions of codes are counted at once', () => {
  const affected = coverOf([{ run: 1, idx: 0, end: 16_000_000 }]);
  const words = Array.from({ length: 5000 }, (_, at) => ({
    outcome: OUTCOME[at % 3]!,
    spans: [{ run: 1, idx: at * 3000, end: at * 3000 + 6000 }],
  }));
  const began = Date.now();
  const sums = countOutcomes(affected, words);
  expect(Date.now() - began).toBeLessThan(1000);
  expect(sums).toEqual({
    destroyed: 1667 * 3000,
    returned: 1667 * 3000 + 3000,
    held: 1666 * 3000,
    untold: 997_000,
  });
});
