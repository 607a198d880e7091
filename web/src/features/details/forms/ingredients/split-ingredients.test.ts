import { NAME_MAX } from '@qrigin/domain/details';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../testing/any-text.ts';
import { splitIngredients } from './split-ingredients.ts';

const names = (text: string) => splitIngredients(text).map(({ name }) => name);

test('a list as it is on a pack becomes ingredients with their percents', () => {
  expect(splitIngredients('Sugar, milk powder (20%), salt')).toEqual([
    { name: 'Sugar', percent: null },
    { name: 'milk powder', percent: 20 },
    { name: 'salt', percent: null },
  ]);
});

test.each([
  [
    'a percent with a decimal comma',
    'Cocoa 12,5 %, sugar',
    [
      ['Cocoa', 12.5],
      ['sugar', null],
    ],
  ],
  ['a percent before the name', '32.5% cocoa butter', [['cocoa butter', 32.5]]],
  [
    'a heading and a full stop',
    'Ingredients: wheat flour, salt.',
    [
      ['wheat flour', null],
      ['salt', null],
    ],
  ],
  [
    'lines and semicolons',
    'Wheat\nsalt; yeast',
    [
      ['Wheat', null],
      ['salt', null],
      ['yeast', null],
    ],
  ],
  [
    'Urdu commas',
    'چینی، نمک',
    [
      ['چینی', null],
      ['نمک', null],
    ],
  ],
  ['a percent that is none', 'Extra 300% taste', [['Extra 300% taste', null]]],
  ['less than a percent', 'Salt (<1%)', [['Salt (<1%)', null]]],
])('it understands %s', (_, text, expected) => {
  expect(splitIngredients(text).map(({ name, percent }) => [name, percent])).toEqual(expected);
});

test('what is in brackets stays with its ingredient', () => {
  expect(names('chocolate (cocoa, sugar, milk) (10%), salt')).toEqual([
    'chocolate (cocoa, sugar, milk)',
    'salt',
  ]);
  expect(names('chocolate (cocoa, sugar\nsalt')).toEqual(['chocolate (cocoa, sugar', 'salt']);
});

test('empty pieces are none', () => {
  expect(names(', ,\n;20%,')).toEqual([]);
});

test('no text makes a name that is too long, empty or not a line', () => {
  fc.assert(
    fc.property(anyText(400), (text) => {
      for (const { name, percent } of splitIngredients(text)) {
        expect(name.length).toBeLessThanOrEqual(NAME_MAX);
        expect(name.trim()).not.toBe('');
        expect(name).not.toMatch(/\p{Cc}/u);
        expect(percent === null || (percent >= 0 && percent <= 100)).toBe(true);
      }
    }),
  );
});
