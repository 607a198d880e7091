import { type Recallable, type RecallScope, reaches } from '@qrigin/domain/recalls';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsOf, scopeOf } from '../scope-columns.ts';
import { openRecalls, type RecallFactRow } from './open-recalls.ts';

const RUNS = [1, 2, 3];
const THINGS = ['p1', 'p2'];
const BATCHES = ['b1', 'b2'];
const IDS = Array.from({ length: 8 }, (_, n) => `r${n}`);
const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));

const WORDS = {
  heading: '',
  reason: 'Glass',
  hazard: '',
  what_to_do: '',
  remedy: '',
  contact: '',
  language: 'en',
  translations: {},
};

const scope: fc.Arbitrary<RecallScope> = fc.oneof(
  fc.record({ scope: fc.constant('code' as const), run: fc.constantFrom(...RUNS), idx: fc.nat(3) }),
  fc.record({ scope: fc.constant('run' as const), run: fc.constantFrom(...RUNS) }),
  fc.record({ scope: fc.constant('batch' as const), batchId: fc.constantFrom(...BATCHES) }),
  fc.record({ scope: fc.constant('product' as const), productId: fc.constantFrom(...THINGS) }),
  fc.record({
    scope: fc.constant('window' as const),
    productId: fc.constantFrom(...THINGS),
    from: fc.nat(5).map(at),
    to: fc.integer({ min: 6, max: 10 }).map(at),
  }),
);
const ref = fc.record({ run: fc.constantFrom(...RUNS), idx: fc.nat(3) });
const code: fc.Arbitrary<Recallable> = fc.record({
  run: fc.constantFrom(...RUNS),
  idx: fc.nat(3),
  ancestors: fc.array(ref, { maxLength: 3 }),
  carried: fc.subarray(IDS, { maxLength: 2 }),
  productId: fc.constantFrom(null, ...THINGS),
  batchId: fc.constantFrom(null, ...BATCHES),
  issuedAt: fc.nat(10).map(at),
});

function rowOf(recall: RecallScope, id: string, second: number): RecallFactRow {
  return { ...columnsOf(recall), ...WORDS, recall_id: id, recalled_at: at(second), changed_at: null };
}

test('what a recall is about comes back from its columns as it went in', () => {
  fc.assert(
    fc.property(scope, (about) => {
      expect(scopeOf(columnsOf(about))).toEqual(about);
    }),
  );
});

test('of many recalls exactly those are told that reach a code, the newest first', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(scope, fc.nat(3)), { maxLength: IDS.length }), code, (recalls, asked) => {
      const all = recalls.map(([what, second], n) => ({ ...what, id: IDS[n] ?? '', second }));
      const expected = all
        .filter((recall) => reaches(recall, asked))
        .sort((a, b) => b.second - a.second || a.id.localeCompare(b.id));
      const told = openRecalls(all.map((recall) => rowOf(recall, recall.id, recall.second)));
      expect(told.reaching(asked).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    }),
    { numRuns: 2000 },
  );
});
