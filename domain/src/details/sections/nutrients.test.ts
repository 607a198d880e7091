import { expect, test } from 'vitest';
import { inServing, kilojoulesOf, NUTRIENT_NAMES, NUTRIENTS, REFERENCES, shareOfDay } from './nutrients.ts';

test('the share of a day goes by the rules of the country', () => {
  expect(shareOfDay('energy', 320, 'india')).toBe(16);
  expect(shareOfDay('fat', 6.7, 'india')).toBeCloseTo(10);
  expect(shareOfDay('fat', 7, 'eu')).toBeCloseTo(10);
  expect(shareOfDay('iron', 7, 'eu')).toBe(50);
});

test('where the rules name no amount for a day, nothing is made up', () => {
  expect(shareOfDay('cholesterol', 10, 'india')).toBeUndefined();
  expect(shareOfDay('trans_fat', 1, 'eu')).toBeUndefined();
  expect(shareOfDay('iron', 7, 'india')).toBeUndefined();
  expect(shareOfDay('fibre', 7, 'eu')).toBeUndefined();
});

test('every daily value is of a known rule and more than nothing, and the first nutrient is part of none', () => {
  for (const name of NUTRIENT_NAMES) {
    const nutrient = NUTRIENTS[name];
    for (const [reference, amount] of Object.entries('daily' in nutrient ? nutrient.daily : {})) {
      expect(REFERENCES).toContain(reference);
      expect(amount).toBeGreaterThan(0);
    }
  }
  expect(NUTRIENTS.energy).not.toHaveProperty('isPart');
});

test('a serving has its part of what is in 100 g or ml', () => {
  expect(inServing(320, 20)).toBe(64);
  expect(inServing(0.3, 250)).toBeCloseTo(0.75);
});

test('a kilocalorie is 4.184 kilojoules', () => {
  expect(kilojoulesOf(100)).toBeCloseTo(418.4);
});
