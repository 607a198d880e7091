import { PAGES } from '@qrigin/domain/features';
import { expect, test } from 'vitest';
import { ROUTES } from './routes.ts';
import { SCAN_SHOTS } from './scan-shots.ts';

test('every page of the site is photographed', () => {
  const shown = ROUTES.map(({ path }) => path.split('?')[0]);
  expect(shown).toEqual(expect.arrayContaining(PAGES.map(({ path }) => path)));
});

test('pictures of two pages never share a file name', () => {
  const names = [...ROUTES, ...SCAN_SHOTS].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
