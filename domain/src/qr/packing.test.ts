import { expect, test } from 'vitest';
import { packTree } from './pack-tree.ts';
import { type Child, heightOf, type Pack, refusalToPack } from './packing.ts';

const BOX = { run: 1, idx: 1 };
const CARTON = { run: 1, idx: 0 };
const child: Child = { ...BOX, height: 1, isWithdrawn: false, parent: null };
const pack: Pack = { ...CARTON, height: 2, isWithdrawn: false, isRecalled: false };
const elsewhere = { run: 2, idx: 0 };

test('height counts the levels below', () => {
  const tree = packTree(
    [
      { name: 'carton', count: 1 },
      { name: 'box', count: 2 },
      { name: 'unit', count: 2 },
    ],
    1,
  );
  expect([0, 1, 2, 3, 4].map((index) => heightOf(tree, index))).toEqual([2, 1, 0, 0, 1]);
});

test('a code that sits in nothing goes into a larger pack', () => {
  expect(refusalToPack(child, pack)).toBeUndefined();
});

test.each<[string, Partial<Child>, Partial<Pack>]>([
  ['withdrawn', { isWithdrawn: true }, {}],
  ['withdrawn', {}, { isWithdrawn: true }],
  ['blank_unassigned', { height: null }, {}],
  ['blank_unassigned', {}, { height: null }],
  ['pack_too_small', {}, { height: 1 }],
  ['pack_too_small', {}, { height: 0 }],
  ['packed_elsewhere', { parent: elsewhere }, {}],
  ['parent_recalled', {}, { isRecalled: true }],
])('refused as %s: %o into %o', (refusal, childFacts, packFacts) => {
  expect(refusalToPack({ ...child, ...childFacts }, { ...pack, ...packFacts })).toBe(refusal);
});

test('of several reasons the one that cannot be mended is given first', () => {
  const worst = { height: null, isWithdrawn: true, isRecalled: true };
  const inAnother = { ...child, parent: elsewhere };
  expect(refusalToPack(inAnother, { ...pack, ...worst })).toBe('withdrawn');
  expect(refusalToPack(inAnother, { ...pack, ...worst, isWithdrawn: false })).toBe('blank_unassigned');
  expect(refusalToPack(inAnother, { ...pack, height: 0, isRecalled: true })).toBe('pack_too_small');
  expect(refusalToPack(inAnother, { ...pack, isRecalled: true })).toBe('packed_elsewhere');
});

test('packing a code where it is already changes nothing, so nothing stands against it', () => {
  const inside = { ...child, isWithdrawn: true, parent: CARTON };
  expect(refusalToPack(inside, { ...pack, isWithdrawn: true, isRecalled: true })).toBeUndefined();
});
