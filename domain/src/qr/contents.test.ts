import { expect, test } from 'vitest';
import { contentsOf, type MovedCode, movedInto } from './contents.ts';
import { packTree } from './pack-tree.ts';

/** A pallet (0) of 2 cartons (1 and 8) of 2 boxes of 2 units; the second pallet is 15. */
const PALLETS = packTree(
  [
    { name: 'pallet', count: 1 },
    { name: 'carton', count: 2 },
    { name: 'box', count: 2 },
    { name: 'unit', count: 2 },
  ],
  2,
);
const RUNS = new Map([
  [1, PALLETS],
  [2, packTree([{ name: 'blank', count: 1 }], 20_000)],
]);
const at = (idx: number) => ({ run: 1, idx });
const contents = (idx: number, moves: MovedCode[]) =>
  Object.fromEntries(contentsOf(at(idx), RUNS, moves).map(({ name, count }) => [name, count]));

test('a pack that no one touched holds what its run computes', () => {
  expect(contents(0, [])).toEqual({ carton: 2, box: 4, unit: 8 });
  expect(contents(3, [])).toEqual({});
});

test('what is taken out is missing with all that is in it, and a unit that left it before is missing once', () => {
  const unitOut = { ...at(3), parent: null };
  expect(contents(0, [unitOut])).toEqual({ carton: 2, box: 4, unit: 7 });
  expect(contents(0, [unitOut, { ...at(2), parent: null }])).toEqual({ carton: 2, box: 3, unit: 6 });
});

test('what is brought in comes as it is: with what was put into it, without what it lost', () => {
  const moves = [
    { ...at(17), parent: at(0) }, // a box of the other pallet
    { ...at(18), parent: null }, // has lost a unit
    { run: 2, idx: 5, parent: at(17), levelName: 'unit' }, // and got two others
    { run: 2, idx: 6, parent: at(17), levelName: 'sample' },
  ];
  expect(contents(0, moves)).toEqual({ carton: 2, box: 5, unit: 10, sample: 1 });
  expect(contents(15, moves)).toEqual({ carton: 2, box: 3, unit: 6 });
});

test('a code that was taken out and put back counts once, whichever rows are handed over twice', () => {
  const back = { ...at(2), parent: at(1) };
  expect(contents(0, [back, back])).toEqual({ carton: 2, box: 4, unit: 8 });
});

test('what was put into a pack that has left does not count where that pack was', () => {
  const moves = [
    { ...at(1), parent: null },
    { run: 2, idx: 5, parent: at(2), levelName: 'unit' },
  ];
  expect(contents(0, moves)).toEqual({ carton: 1, box: 2, unit: 4 });
  expect(movedInto([at(0)], RUNS, moves)).toEqual([]);
  expect(movedInto([at(1)], RUNS, moves)).toEqual([moves[1]]);
});

test('twenty thousand codes that were packed by hand are counted within a second', () => {
  const moves = Array.from({ length: 20_000 }, (_, idx) => ({
    run: 2,
    idx,
    parent: idx === 0 ? at(0) : { run: 2, idx: 0 },
    levelName: idx === 0 ? 'carton' : 'unit',
  }));
  const start = Date.now();
  expect(contents(0, moves)).toEqual({ carton: 3, box: 4, unit: 20_007 });
  expect(Date.now() - start).toBeLessThan(1000);
});

test('a run that was not loaded is an error, not an empty pack', () => {
  expect(() => contentsOf({ run: 9, idx: 0 }, RUNS, [])).toThrow('run 9 was not loaded');
});
