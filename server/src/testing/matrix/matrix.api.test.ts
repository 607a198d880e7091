import { PERMISSIONS } from '@qrigin/domain/features';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../test-api.ts';
import { HOLDERS } from './expected.ts';
import { type MatrixResult, runMatrix } from './run-matrix.ts';

/** A case is one HTTP call with its whole guard; more than this would slow every later change. */
const MS_PER_CASE = 25;

let api: TestApi;
let result: MatrixResult;
beforeAll(async () => {
  api = await startTestApi();
  result = await runMatrix(api);
  console.log(`matrix: ${result.cases} cases, ${(result.milliseconds / result.cases).toFixed(1)} ms a case`);
});
afterAll(() => api.stop());

test('[ROLE-26] every endpoint answers every kind of caller as the permission table says', () => {
  expect(result.faults).toEqual([]);
  expect(result.cases).toBeGreaterThanOrEqual(api.endpoints.length * 12);
});

test(`a case takes at most ${MS_PER_CASE} ms`, () => {
  expect(result.milliseconds / result.cases).toBeLessThanOrEqual(MS_PER_CASE);
});

test('[ROLE-25][ROLE-27] the five built-in roles hold exactly the 46 permissions that the table gives them', () => {
  const held = Object.fromEntries(
    PERMISSIONS.map((permission) => [
      permission,
      BUILT_IN_ROLES.filter((role) => role.permissions.includes(permission))
        .map((role) => role.name[0])
        .join(''),
    ]),
  );
  expect(held).toEqual(HOLDERS);
  expect(PERMISSIONS).toHaveLength(46);
});
