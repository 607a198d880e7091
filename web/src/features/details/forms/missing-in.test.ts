import { NO_CONTENT, partOf } from '@qrigin/domain/details';
import { expect, test } from 'vitest';
import { contentSample, sectionSamples } from '../../../../../domain/src/details/samples.ts';
import { missingIn, missingTexts } from './missing-in.ts';

const content = contentSample();

test('a text that is written in the default language and not in another is missing there', () => {
  expect(missingTexts(partOf(content, 'overview'), 'hi', 'en')).toEqual([
    { path: 'image_alt', text: 'A jar of honey' },
    { path: 'brand', text: 'Nilgiri Honey' },
    { path: 'variant', text: 'Raw and unheated' },
  ]);
});

test('texts within lists and within other fields are found by their path', () => {
  expect(missingTexts(partOf(content, 'ingredients'), 'ur', 'en')).toEqual([
    { path: 'ingredients.0.name', text: 'Honey' },
  ]);
  expect(missingTexts(partOf(content, 'support'), 'ur', 'en').map(({ path }) => path)).toEqual([
    'support.hours',
  ]);
  expect(missingTexts(partOf(content, 'notes'), 'ur', 'en').map(({ path }) => path)).toEqual([
    'notes.0.title',
    'notes.0.points.0',
  ]);
});

test('a text with structure counts as one, by its words', () => {
  const [text] = sectionSamples();
  expect(missingIn(text!, 'hi', 'en')).toBe(0);
  expect(missingTexts(text!, 'ur', 'en')).toEqual([
    { path: 'title', text: 'Origin and harvest' },
    { path: 'body', text: 'Gathered by hand from cliff and tree combs above Kotagiri.' },
  ]);
});

test('cells of a table are texts, figures of nutrients are not', () => {
  const [, nutrition, table] = sectionSamples();
  expect(missingIn(nutrition!, 'ur', 'en')).toBe(2);
  expect(missingIn(table!, 'hi', 'en')).toBe(7);
});

test('nothing is missing in the default language, where nothing is written, or for a text that only another language has', () => {
  expect(missingIn(partOf(content, 'overview'), 'en', 'en')).toBe(0);
  expect(missingIn(partOf(NO_CONTENT, 'overview'), 'hi', 'en')).toBe(0);
  expect(missingIn({ notes: [{ title: { hi: 'सूचना' }, points: [] }] }, 'ur', 'en')).toBe(0);
});

test('a blank text is not written', () => {
  expect(missingIn({ notes: [{ title: { en: 'Note', hi: '  ' }, points: [{ en: ' ' }] }] }, 'hi', 'en')).toBe(
    1,
  );
});
