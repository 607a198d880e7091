import { expect, test } from 'vitest';
import { PERMISSIONS } from '../features/index.ts';
import { BUILT_IN_ROLES, NEW_ROLE_PERMISSIONS } from './index.ts';

const builtIn = new Map(BUILT_IN_ROLES.map((role) => [role.key, role]));

test.each(BUILT_IN_ROLES.flatMap(({ key, parent }) => (parent ? [[key, parent] as const] : [])))(
  '%s may do less than %s, which comes first',
  (key, above) => {
    const [role, parent] = [builtIn.get(key)!, builtIn.get(above)!];
    expect(parent.permissions).toEqual(expect.arrayContaining([...role.permissions]));
    expect(parent.permissions.length).toBeGreaterThan(role.permissions.length);
    expect(BUILT_IN_ROLES.indexOf(parent)).toBeLessThan(BUILT_IN_ROLES.indexOf(role));
  },
);

test('only the Owner has no one above, and may do everything', () => {
  const top = BUILT_IN_ROLES.filter((role) => role.parent === null);
  expect(top).toEqual([builtIn.get('owner')]);
  expect(new Set(top[0]?.permissions)).toEqual(new Set(PERMISSIONS));
});

test('an Admin may do all but what only an Owner may', () => {
  const admin = builtIn.get('admin')!.permissions;
  expect(PERMISSIONS.filter((one) => !admin.includes(one))).toEqual(['org.transfer', 'org.delete']);
});

test('the built-in roles that are public', () => {
  expect(BUILT_IN_ROLES.filter((role) => role.isPublic).map((role) => role.key)).toEqual([
    'member',
    'qr_operator',
  ]);
});

test('a new role starts with what a QR Operator may do', () => {
  expect(NEW_ROLE_PERMISSIONS).toEqual(builtIn.get('qr_operator')?.permissions);
});
