import { expect, test } from 'vitest';
import {
  codesPerStructure,
  hasDistinctNames,
  levelsOf,
  nestLevels,
  PackLevel,
  repeatedNameAt,
} from './pack-level.ts';

const jar = { name: 'Jar', count: 12, child: null };
const box = { name: 'Box', count: 10, child: jar };
const carton = { name: 'Carton', count: 2, child: box };

function nested(depth: number): PackLevel {
  return { name: `Level ${depth}`, count: 1, child: depth > 1 ? nested(depth - 1) : null };
}

test('the levels of a hierarchy are listed from the outside in', () => {
  expect(levelsOf(carton)).toEqual([
    { name: 'Carton', count: 2 },
    { name: 'Box', count: 10 },
    { name: 'Jar', count: 12 },
  ]);
  expect(levelsOf({ name: 'Bag', count: 3 })).toEqual([{ name: 'Bag', count: 3 }]);
});

test('a list of levels becomes the same hierarchy again', () => {
  expect(nestLevels(levelsOf(carton))).toEqual(carton);
  expect(nestLevels([{ name: 'Bag', count: 3 }])).toEqual({ name: 'Bag', count: 3, child: null });
  expect(nestLevels([])).toBeUndefined();
});

test('the level that repeats a name is the inner one of the two', () => {
  expect(repeatedNameAt(levelsOf(carton))).toBeUndefined();
  expect(repeatedNameAt([{ name: 'Box' }, { name: 'Jar' }, { name: ' BOX ' }])).toBe(2);
  expect(repeatedNameAt([{ name: '' }, { name: '' }])).toBe(1);
});

test('every pack of every level takes a code', () => {
  expect(codesPerStructure(jar)).toBe(12);
  expect(codesPerStructure(box)).toBe(10 + 120);
  expect(codesPerStructure(carton)).toBe(2 + 20 + 240);
});

test('names that differ only in large and small letters are the same name', () => {
  expect(hasDistinctNames(carton)).toBe(true);
  expect(hasDistinctNames({ ...carton, name: 'JAR' })).toBe(false);
});

test('a hierarchy has at most six levels', () => {
  expect(PackLevel.parse(nested(6))).toEqual(nested(6));
  expect(PackLevel.safeParse(nested(7)).success).toBe(false);
});

test.each([0, -1, 1.5, 10_001, '5', null, Number.NaN])('a level cannot have the count %j', (count) => {
  expect(PackLevel.safeParse({ name: 'Box', count }).success).toBe(false);
});

test('the innermost level may leave out its child, and it stays left out', () => {
  expect(PackLevel.parse({ name: 'Box', count: 10_000 })).toStrictEqual({ name: 'Box', count: 10_000 });
});
