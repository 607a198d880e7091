import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  childCount,
  codesPerLevel,
  countsBelow,
  endOf,
  nthChild,
  packTree,
  parentOf,
  placeOf,
  positionOf,
  runSize,
} from './pack-tree.ts';

const PALLET = packTree(
  [
    { name: 'pallet', count: 1 },
    { name: 'carton', count: 40 },
    { name: 'box', count: 25 },
    { name: 'unit', count: 10 },
  ],
  100,
);

test('a pallet of 40 cartons of 25 boxes of 10 units takes 11,041 codes, a hundred take 1,104,100', () => {
  expect(PALLET.sizes).toEqual([11_041, 276, 11, 1]);
  expect(runSize(PALLET)).toBe(1_104_100);
  expect(codesPerLevel(PALLET)).toEqual([
    { name: 'pallet', count: 100 },
    { name: 'carton', count: 4000 },
    { name: 'box', count: 100_000 },
    { name: 'unit', count: 1_000_000 },
  ]);
});

test('what sits in a carton', () => {
  expect(countsBelow(PALLET, 1)).toEqual([
    { name: 'box', count: 25 },
    { name: 'unit', count: 250 },
  ]);
  expect(countsBelow(PALLET, 3)).toEqual([]);
});

type Node = { index: number; level: number; parent: Node | undefined; children: Node[] };

/** Every code as an object with its parent, made by walking the packs as a packer would: nothing is computed. */
function bruteForce(levels: { count: number }[], packs: number): Node[] {
  const nodes: Node[] = [];
  const add = (level: number, parent: Node | undefined) => {
    const node: Node = { index: nodes.length, level, parent, children: [] };
    nodes.push(node);
    parent?.children.push(node);
    const below = levels[level + 1];
    if (below) for (let child = 0; child < below.count; child += 1) add(level + 1, node);
  };
  for (let pack = 0; pack < packs; pack += 1) add(0, undefined);
  return nodes;
}

const subtree = (node: Node): number => 1 + node.children.reduce((sum, child) => sum + subtree(child), 0);

const STRUCTURE = fc
  .array(fc.integer({ min: 1, max: 5 }), { minLength: 0, maxLength: 5 })
  .map((counts) => [
    { name: 'level 0', count: 1 },
    ...counts.map((count, at) => ({ name: `level ${at + 1}`, count })),
  ]);

test('arithmetic and a tree of objects say the same of every code, for structures of depth 1 to 6', () => {
  fc.assert(
    fc.property(STRUCTURE, fc.integer({ min: 1, max: 4 }), (levels, packs) => {
      const tree = packTree(levels, packs);
      const nodes = bruteForce(levels, packs);
      expect(runSize(tree)).toBe(nodes.length);
      for (const node of nodes) {
        const { index, level, parent, children } = node;
        expect(placeOf(tree, index).level).toBe(level);
        expect(parentOf(tree, index)).toBe(parent?.index);
        expect(endOf(tree, index)).toBe(index + subtree(node));
        expect(childCount(tree, index)).toBe(children.length);
        expect(children.map((_, n) => nthChild(tree, index, n))).toEqual(
          children.map((child) => child.index),
        );
        expect(nthChild(tree, index, children.length)).toBeUndefined();
        const siblings = parent?.children ?? nodes.filter((one) => one.level === 0);
        expect(positionOf(tree, index)).toBe(siblings.indexOf(node));
      }
    }),
    { numRuns: 60 },
  );
});
