import { GRID_COLUMNS } from '@qrigin/domain/declaration';
import { PERMISSIONS } from '@qrigin/domain/features';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { FeaturesContext, usePermissionWords } from '../feature/features-context.ts';
import { permissionsOf, useGridLines } from '../features/roles/permissions/grid-lines.ts';
import { FEATURES } from './features.ts';

const withFeatures = {
  wrapper: ({ children }: { children: ReactNode }) => (
    <FeaturesContext value={FEATURES}>{children}</FeaturesContext>
  ),
};

test('every permission stands on one line, in a cell of its own', () => {
  const lines = renderHook(useGridLines, withFeatures).result.current;
  expect(lines.flatMap(permissionsOf).toSorted()).toEqual([...PERMISSIONS].toSorted());
  const crowded = lines.filter(({ cells }) => GRID_COLUMNS.some((column) => cells[column].length > 1));
  expect(crowded).toEqual([]);
});

test('every permission has a sentence that no other has', () => {
  const wordsOf = renderHook(usePermissionWords, withFeatures).result.current;
  const sentences = PERMISSIONS.map((permission) => wordsOf(permission).message);
  expect(new Set(sentences).size).toBe(PERMISSIONS.length);
  expect(sentences.filter((sentence) => !sentence || sentence.includes('.'))).toEqual([]);
});
