import { GRID_COLUMNS } from '@qrigin/domain/declaration';
import { PERMISSIONS } from '@qrigin/domain/features';
import { expect, test } from 'vitest';
import { GRID_LINES, permissionsOf } from './grid-lines.ts';
import { PERMISSION_WORDS } from './permission-words.ts';

test('every permission stands on one line, in a cell of its own', () => {
  expect(GRID_LINES.flatMap(permissionsOf).toSorted()).toEqual([...PERMISSIONS].toSorted());
  const crowded = GRID_LINES.filter(({ cells }) => GRID_COLUMNS.some((column) => cells[column].length > 1));
  expect(crowded).toEqual([]);
});

test('every permission has a sentence that no other has', () => {
  const sentences = PERMISSIONS.map((permission) => PERMISSION_WORDS[permission].message);
  expect(new Set(sentences).size).toBe(PERMISSIONS.length);
  expect(sentences.filter((sentence) => !sentence || sentence.includes('.'))).toEqual([]);
});
