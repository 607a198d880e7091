import { expect, test } from 'vitest';
import { GRID_COLUMNS, type GridColumn } from '../declaration/index.ts';
import { PERMISSION_GRID, PERMISSIONS, type Permission } from './index.ts';

function columnOf(permission: Permission): GridColumn | undefined {
  const row = PERMISSION_GRID.find(({ cells }) =>
    GRID_COLUMNS.some((column) => cells[column].includes(permission)),
  );
  return GRID_COLUMNS.find((column) => row?.cells[column].includes(permission));
}

test('every permission stands in the grid exactly once', () => {
  const all = PERMISSION_GRID.flatMap(({ cells }) => GRID_COLUMNS.flatMap((column) => cells[column]));
  expect([...all].sort()).toEqual([...PERMISSIONS].sort());
});

test('every row has every column, and at least one permission', () => {
  for (const { cells } of PERMISSION_GRID) {
    expect(Object.keys(cells)).toEqual([...GRID_COLUMNS]);
    expect(GRID_COLUMNS.flatMap((column) => cells[column])).not.toEqual([]);
  }
});

/** Rows of features that came later may stand between them. */
test('the rows in the order in which someone reads them', () => {
  const READ = [
    'products',
    'labels',
    'packaging',
    'codes',
    'printing',
    'recalls',
    'forms',
    'engagement',
    'partners',
    'files',
    'people',
    'roles',
    'organisation',
    'subdomains',
    'billing',
    'audit',
  ];
  const keys: string[] = PERMISSION_GRID.map(({ key }) => key);
  expect(keys.filter((key) => READ.includes(key))).toEqual(READ);
});

test.each([
  [/\.view$/, 'see'],
  [/\.delete$|^member\.remove$/, 'delete'],
  [/\.(edit|manage|code|renew)$|^member\.assign$/, 'change'],
  [/\.(create|generate|upload)$/, 'create'],
  [/\.(run|submit|activate|pay|transfer|decide)$|^qr\.assign$/, 'use'],
] as const)('permissions like %s stand under "%s"', (like, column) => {
  const alike = PERMISSIONS.filter((permission) => like.test(permission));
  expect(alike.map((permission) => [permission, columnOf(permission)])).toEqual(
    alike.map((permission) => [permission, column]),
  );
  expect(alike).not.toEqual([]);
});
