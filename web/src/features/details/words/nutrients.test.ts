import { i18n } from '@lingui/core';
import { NUTRIENT_NAMES, NUTRIENTS, nutrientsNamed } from '@qrigin/domain/details';
import { expect, test } from 'vitest';
import { NUTRIENT_LABELS } from '../../../scan/details/sections/nutrient-labels.ts';
import { NUTRIENT_WORDS } from './nutrients.ts';

test.each(NUTRIENT_NAMES)('%s is found by the words that makers and shoppers read', (nutrient) => {
  for (const words of [NUTRIENT_WORDS, NUTRIENT_LABELS]) {
    // A part of something says so before its name.
    const read = i18n._(words[nutrient]).replace('of which ', '');
    expect(nutrientsNamed(read).map(({ name }) => name)).toContain(NUTRIENTS[nutrient].name);
  }
});
