import { PERMISSIONS } from '@qrigin/domain/features';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentSettings } from '../../../../tooling/services/payment-provider/settings.ts';
import { FEATURES } from '../../features/index.ts';
import { sharedProvider } from '../payments.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { DECIDED, HOLDERS } from './expected.ts';
import { type Matrix, openMatrix } from './run-matrix.ts';

/** A case is one HTTP call with its whole guard; more than this would slow every later change. */
const MS_PER_CASE = 25;
const SERVED = FEATURES.filter(({ routes }) => routes).map(({ name }) => name);

let api: TestApi;
let matrix: Matrix;
const sum = { endpoints: 0, cases: 0, milliseconds: 0 };
beforeAll(async () => {
  api = await startTestApi({ env: paymentSettings(await sharedProvider()) });
  matrix = await openMatrix(api);
});
afterAll(() => api.stop());

test.each(SERVED)(
  '[ROLE-26] the calls of %s answer every kind of caller as the permission table says',
  async (name) => {
    const endpoints = api.endpoints.filter((endpoint) => api.featureOf(endpoint) === name);
    const { cases, milliseconds, faults } = await matrix.run(endpoints);
    expect(faults).toEqual([]);
    expect(cases).toBeGreaterThanOrEqual(endpoints.length * 12);
    sum.endpoints += endpoints.length;
    sum.cases += cases;
    sum.milliseconds += milliseconds;
  },
);

test(`[ROLE-26] every endpoint was tried, and a case takes at most ${MS_PER_CASE} ms`, () => {
  expect(sum.endpoints).toBe(api.endpoints.length);
  const each = sum.milliseconds / sum.cases;
  console.log(`matrix: ${sum.cases} cases, ${each.toFixed(1)} ms a case`);
  expect(each).toBeLessThanOrEqual(MS_PER_CASE);
});

test('[ROLE-25][ROLE-27] the five built-in roles hold exactly the permissions that the table gives them', () => {
  const held = Object.fromEntries(
    PERMISSIONS.map((permission) => [
      permission,
      BUILT_IN_ROLES.filter((role) => role.permissions.includes(permission))
        .map((role) => role.name[0])
        .join(''),
    ]),
  );
  expect(held).toEqual(HOLDERS);
});

test('[ROLE-25] 46 permissions were decided, and each role holds as many of them as the matrix had marks', () => {
  expect(Object.keys(DECIDED)).toHaveLength(46);
  const marks = Object.values(DECIDED).join('');
  const counted = ['O', 'A', 'S', 'M', 'Q'].map((letter) => marks.split(letter).length - 1);
  expect(counted).toEqual([46, 44, 32, 18, 10]);
});
