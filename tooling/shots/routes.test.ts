import { FEATURES } from '@qrigin/domain/features';
import { expect, test } from 'vitest';
import { ROUTES, STOPS } from './routes.ts';
import { SCAN_SHOTS } from './scan-shots.ts';

/** Pages of no feature: what the frame shows by itself. */
const FRAME = 'dashboard';

test.each(FEATURES)('every page of $name is photographed, by stops of its own', ({ name, ...feature }) => {
  const own = STOPS.filter(({ owner }) => owner === name).flatMap(({ shots }) => shots);
  const shown = own.map(({ path }) => path.split('?')[0]);
  const pages = 'pages' in feature ? feature.pages : [];
  expect(shown).toEqual(expect.arrayContaining(pages.map(({ path }) => path)));
});

test('stops are in a file or folder that has the name of a feature', () => {
  const names = [FRAME, ...FEATURES.map(({ name }) => name)];
  expect(names).toEqual(expect.arrayContaining(STOPS.map(({ owner }) => owner)));
});

test('pictures of two pages never share a file name', () => {
  const names = [...ROUTES, ...SCAN_SHOTS].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
