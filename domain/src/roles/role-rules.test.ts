import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PERMISSIONS, type Permission } from '../http/index.ts';
import {
  type Authority,
  BUILT_IN_ROLES,
  faultOfNewRole,
  NEW_ROLE_PERMISSIONS,
  type NewRole,
  ROLE_DEPTH_MAX,
  type RoleFault,
  type RolePlace,
} from './index.ts';

const admin: Authority = {
  roleIds: ['admin'],
  permissions: ['org.view', 'org.edit', 'role.manage', 'qr.generate'],
};
const member: RolePlace = {
  id: 'member',
  rank: 3,
  line: ['member', 'supervisor', 'admin', 'owner'],
  permissions: ['org.view', 'org.edit', 'qr.generate'],
  canBePublic: true,
};
const plain: NewRole = { isPublic: false, permissions: ['org.view'] };

type Change = { maker?: Partial<Authority>; parent?: Partial<RolePlace>; role?: Partial<NewRole> };

/** Each line changes one thing about a role that may be made. */
test.each<[string, Change, RoleFault | undefined]>([
  ['nothing', {}, undefined],
  ['it may do nothing at all', { role: { permissions: [] } }, undefined],
  ['it may all that its parent may', { role: { permissions: member.permissions } }, undefined],
  ['it may more than its parent', { role: { permissions: ['org.view', 'role.manage'] } }, 'more_than_parent'],
  ['its maker holds less', { maker: { permissions: ['role.manage'] } }, 'more_than_you'],
  ['its parent is the role of the maker', { maker: { roleIds: ['member'] } }, undefined],
  ['its parent is below the second role of the maker', { maker: { roleIds: ['other', 'owner'] } }, undefined],
  ['its parent is beside the maker', { maker: { roleIds: ['qr_operator'] } }, 'parent_not_yours'],
  [
    'its parent is above the maker',
    { parent: { id: 'owner', rank: 0, line: ['owner'] } },
    'parent_not_yours',
  ],
  ['its maker has no role', { maker: { roleIds: [] } }, 'parent_not_yours'],
  ['it would be as deep as a role may be', { parent: { rank: ROLE_DEPTH_MAX - 1 } }, undefined],
  ['it would be deeper', { parent: { rank: ROLE_DEPTH_MAX } }, 'too_deep'],
  ['it is public', { role: { isPublic: true } }, undefined],
  ['it is public and may do nothing', { role: { isPublic: true, permissions: [] } }, undefined],
  [
    'it is public below a role that cannot be',
    { role: { isPublic: true }, parent: { canBePublic: false } },
    'cannot_be_public',
  ],
  [
    'it is public and not harmless',
    { role: { isPublic: true, permissions: ['qr.generate'] } },
    'cannot_be_public',
  ],
  ['it is not harmless, nor public', { role: { permissions: ['qr.generate'] } }, undefined],
])('a new role when %s', (_, { maker, parent, role }, fault) => {
  expect(faultOfNewRole({ ...admin, ...maker }, { ...member, ...parent }, { ...plain, ...role })).toBe(fault);
});

const NEVER_PUBLIC =
  /^(org\.(legal\.|transfer|delete)|subdomain\.manage|billing\.|audit\.view|member\.|join\.|role\.manage|product\.delete|qr\.(delete|renew|generate)|form\.code)/;

test.each(PERMISSIONS)(
  'a public role may hold %s only if strangers may have it for the asking',
  (permission) => {
    const maker = { roleIds: ['owner'], permissions: PERMISSIONS };
    const parent = { ...member, permissions: PERMISSIONS };
    const fault = faultOfNewRole(maker, parent, { isPublic: true, permissions: [permission] });
    expect(fault).toBe(NEVER_PUBLIC.test(permission) ? 'cannot_be_public' : undefined);
  },
);

test('nobody can give what they do not hold, whatever the three sets are', () => {
  const permissions = fc.subarray<Permission>([...PERMISSIONS]);
  fc.assert(
    fc.property(permissions, permissions, permissions, fc.boolean(), (held, above, wanted, isPublic) => {
      const maker = { ...admin, permissions: held };
      const fault = faultOfNewRole(
        maker,
        { ...member, permissions: above },
        { isPublic, permissions: wanted },
      );
      const isSafe = wanted.every((one) => held.includes(one) && above.includes(one));
      const isHarmless = !isPublic || !wanted.some((one) => NEVER_PUBLIC.test(one));
      expect(fault === undefined).toBe(isSafe && isHarmless);
    }),
  );
});

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

test('only the Owner has nobody above, and may do everything', () => {
  const top = BUILT_IN_ROLES.filter((role) => role.parent === null);
  expect(top).toEqual([builtIn.get('owner')]);
  expect(new Set(top[0]?.permissions)).toEqual(new Set(PERMISSIONS));
});

test('the built-in roles that are public are harmless', () => {
  const open = BUILT_IN_ROLES.filter((role) => role.isPublic);
  expect(open.map((role) => role.key)).toEqual(['member', 'qr_operator']);
  for (const role of open) expect(role.permissions.filter((one) => NEVER_PUBLIC.test(one))).toEqual([]);
});

test('a new role starts with what a QR Operator may do', () => {
  expect(NEW_ROLE_PERMISSIONS).toEqual(
    BUILT_IN_ROLES.find((role) => role.key === 'qr_operator')?.permissions,
  );
});
