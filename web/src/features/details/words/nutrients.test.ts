import { i18n } from '@lingui/core';
import { NUTRIENT_NAMES, NUTRIENTS, nutrientsNamed } from '@qrigin/domain/details';
import { expect, test } from 'vitest';
import { NUTRIENT_WORDS } from './nutrients.ts';

test.each(NUTRIENT_NAMES)('%s is found by the words of the editor', (nutrient) => {
  // A part of something says so before its name.
  const read = i18n._(NUTRIENT_WORDS[nutrient]).replace('of which ', '');
  expect(nutrientsNamed(read).map(({ name }) => name)).toContain(NUTRIENTS[nutrient].name);
});
