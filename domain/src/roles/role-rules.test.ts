import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PERMISSIONS, type Permission } from '../features/index.ts';
import {
  BUILT_IN_ROLES,
  type ChangedRoleFault,
  type DeletedRoleFault,
  faultOfChangedRole,
  faultOfDeletedRole,
  faultOfNewRole,
  type NewRole,
  type NewRoleFault,
  type Person,
  permissionsBelow,
  ROLES_MAX,
  type RoleChange,
  type RoleNode,
  type RoleUse,
} from './index.ts';
import { chain, holder, made, suspended, treeWith } from './testing/sample-tree.ts';

const NEVER_PUBLIC =
  /^(org\.(legal\.|transfer|delete)|subdomain\.manage|billing\.|audit\.view|member\.|join\.|role\.manage|product\.delete|qr\.(delete|renew|generate)|form\.code)/;

/** Below Owner a branch of its own, whose head may make roles; below Member a short line of roles. */
const tree = treeWith(
  made('head', 'owner', { permissions: ['org.view', 'role.manage', 'audit.view'] }),
  made('aide', 'head', { permissions: ['org.view', 'audit.view'] }),
  made('lead', 'member', { permissions: ['org.view', 'product.view', 'product.edit'] }),
  made('helper', 'lead', { permissions: ['org.view', 'product.view'], isPublic: true }),
);

describe('a new role', () => {
  const plain: NewRole = { parentId: 'member', isPublic: false, permissions: ['org.view'] };
  const crowd = (others: number) =>
    treeWith(...Array.from({ length: others }, (_, at) => made(`extra ${at}`, 'member')));
  type Case = { maker?: Person; roles?: RoleNode[]; role?: Partial<NewRole> };

  test.each<[string, Case, NewRoleFault | undefined]>([
    ['nothing else', {}, undefined],
    ['it may do nothing at all', { role: { permissions: [] } }, undefined],
    [
      'it may all that its parent may',
      { role: { parentId: 'lead', permissions: ['product.edit'] } },
      undefined,
    ],
    [
      'it may more than its parent',
      { role: { permissions: ['org.view', 'qr.generate'] } },
      'more_than_parent',
    ],
    ['its maker may make no roles', { maker: holder('supervisor') }, 'no_permission'],
    ['its maker is suspended', { maker: suspended('admin') }, 'no_permission'],
    ['its maker has no role', { maker: holder() }, 'no_permission'],
    ['its parent is the role of the maker', { role: { parentId: 'admin' } }, undefined],
    [
      'its parent is below the second role of the maker',
      { maker: holder('head', 'supervisor'), role: { parentId: 'lead' } },
      undefined,
    ],
    ['its parent is above the maker', { role: { parentId: 'owner' } }, 'parent_not_yours'],
    ['its parent is on another branch', { role: { parentId: 'head' } }, 'parent_not_yours'],
    ['its parent does not exist', { role: { parentId: 'nobody' } }, 'no_such_parent'],
    [
      'it would be as deep as a role may be',
      { roles: treeWith(...chain('member', 2)), role: { parentId: 'member/2', permissions: [] } },
      undefined,
    ],
    [
      'it would be deeper',
      { roles: treeWith(...chain('member', 3)), role: { parentId: 'member/3', permissions: [] } },
      'too_deep',
    ],
    ['it is the last that fits', { roles: crowd(ROLES_MAX - 6) }, undefined],
    ['it is one too many', { roles: crowd(ROLES_MAX - 5) }, 'too_many_roles'],
    ['it is public', { role: { isPublic: true } }, undefined],
    ['it is public below QR Operator', { role: { isPublic: true, parentId: 'qr_operator' } }, undefined],
    ['it is public far below Member', { role: { isPublic: true, parentId: 'helper' } }, undefined],
    ['it is public and may do nothing', { role: { isPublic: true, permissions: [] } }, undefined],
    [
      'it is public below a role that cannot be',
      { role: { isPublic: true, parentId: 'supervisor' } },
      'cannot_be_public',
    ],
    [
      'it is not harmless, nor public',
      { role: { parentId: 'supervisor', permissions: ['qr.generate'] } },
      undefined,
    ],
  ])('when %s', (_, { maker = holder('admin'), roles = tree, role }, fault) => {
    expect(faultOfNewRole(roles, maker, { ...plain, ...role })).toBe(fault);
  });

  /** Member given everything: what a parent has may not make a role public that is not harmless. */
  const generous = treeWith().map((role) =>
    role.id === 'member' ? { ...role, permissions: PERMISSIONS } : role,
  );

  test.each(PERMISSIONS)('that is public may hold %s only if strangers may have it for the asking', (one) => {
    const fault = faultOfNewRole(generous, holder('owner'), { ...plain, isPublic: true, permissions: [one] });
    expect(fault).toBe(NEVER_PUBLIC.test(one) ? 'cannot_be_public' : undefined);
  });

  test('below a parent that holds more than its maker gets nothing that the maker lacks', () => {
    const maker = holder('admin');
    const wanted = { ...plain, permissions: ['org.view', 'org.delete'] as const };
    expect(faultOfNewRole(generous, maker, wanted)).toBe('more_than_you');
    expect(faultOfNewRole(generous, maker, plain)).toBeUndefined();
  });

  test('never holds what its maker or its parent does not, whatever the three sets are', () => {
    const some = fc.subarray<Permission>([...PERMISSIONS]);
    fc.assert(
      fc.property(some, some, some, fc.boolean(), (held, above, wanted, isPublic) => {
        const roles = treeWith(made('maker', 'owner', { permissions: ['role.manage', ...held] })).map(
          (role) => (role.id === 'member' ? { ...role, parentId: 'maker', permissions: above } : role),
        );
        const fault = faultOfNewRole(roles, holder('maker'), {
          parentId: 'member',
          isPublic,
          permissions: wanted,
        });
        const isHeld = (one: Permission) => one === 'role.manage' || held.includes(one);
        const isSafe = wanted.every((one) => isHeld(one) && above.includes(one));
        const isHarmless = !isPublic || !wanted.some((one) => NEVER_PUBLIC.test(one));
        expect(fault === undefined).toBe(isSafe && isHarmless);
      }),
    );
  });
});

test('the public built-in roles are harmless', () => {
  for (const role of BUILT_IN_ROLES.filter(({ isPublic }) => isPublic))
    expect(role.permissions.filter((one) => NEVER_PUBLIC.test(one))).toEqual([]);
});

describe('a changed role', () => {
  const admin = holder('admin');
  test.each<[string, Person, string, RoleChange, ChangedRoleFault | undefined]>([
    ['by its name only', admin, 'lead', {}, undefined],
    ['by somebody right above it', holder('head'), 'aide', {}, undefined],
    ['by somebody who holds it', holder('head'), 'head', {}, 'role_not_below_you'],
    ['by somebody who also holds it', holder('admin', 'lead'), 'lead', {}, undefined],
    ['by somebody on another branch', holder('head'), 'lead', {}, 'role_not_below_you'],
    ['by somebody who may make no roles', holder('supervisor'), 'lead', {}, 'no_permission'],
    ['by somebody suspended', suspended('admin'), 'lead', {}, 'no_permission'],
    ['that does not exist', admin, 'nobody', {}, 'no_such_role'],
    ['that is built in', admin, 'qr_operator', {}, 'built_in'],
    ['that is built in, by an owner', holder('owner'), 'admin', { permissions: [] }, 'built_in'],
    ['to more that its parent has', admin, 'lead', { permissions: ['print.run'] }, undefined],
    ['to nothing', admin, 'lead', { permissions: [] }, undefined],
    ['to more than its parent', admin, 'lead', { permissions: ['qr.generate'] }, 'more_than_parent'],
    ['to public', admin, 'lead', { isPublic: true }, undefined],
    ['to private', admin, 'helper', { isPublic: false }, undefined],
    ['to public where none may be', holder('head'), 'aide', { isPublic: true }, 'cannot_be_public'],
    ['by moving it up', admin, 'helper', { parentId: 'member' }, undefined],
    ['by moving it to where it is', admin, 'lead', { parentId: 'member' }, undefined],
    ['by moving it below itself', admin, 'lead', { parentId: 'lead' }, 'cycle'],
    ['by moving it below its own child', admin, 'lead', { parentId: 'helper' }, 'cycle'],
    ['by moving it nowhere', admin, 'lead', { parentId: 'nobody' }, 'no_such_parent'],
    ['by moving it above the mover', admin, 'lead', { parentId: 'owner' }, 'parent_not_yours'],
    ['by moving it to another branch', admin, 'lead', { parentId: 'head' }, 'parent_not_yours'],
    ['by moving it below less', admin, 'lead', { parentId: 'qr_operator' }, 'more_than_parent'],
    [
      'by moving it below less, with less',
      admin,
      'lead',
      { parentId: 'qr_operator', permissions: ['product.view'] },
      undefined,
    ],
    [
      'by moving what is public above Member',
      admin,
      'helper',
      { parentId: 'supervisor' },
      'cannot_be_public',
    ],
    [
      'by moving it above Member and closing it',
      admin,
      'helper',
      { parentId: 'supervisor', isPublic: false },
      undefined,
    ],
    [
      'by moving what has a public role below it above Member',
      admin,
      'lead',
      { parentId: 'supervisor' },
      'cannot_be_public',
    ],
  ])('%s', (_, ...[actor, roleId, change, fault]) => {
    expect(faultOfChangedRole(tree, actor, roleId, change)).toBe(fault);
  });

  test('to public while it holds what strangers must not', () => {
    const roles = treeWith(made('lead', 'member', { permissions: ['qr.generate'] })).map((role) =>
      role.id === 'member' ? { ...role, permissions: PERMISSIONS } : role,
    );
    expect(faultOfChangedRole(roles, admin, 'lead', { isPublic: true })).toBe('cannot_be_public');
    expect(faultOfChangedRole(roles, admin, 'lead', { isPublic: true, permissions: [] })).toBeUndefined();
    const open = roles.map((role) => ({ ...role, isPublic: true }));
    expect(faultOfChangedRole(open, admin, 'lead', {})).toBe('cannot_be_public');
    expect(faultOfChangedRole(open, admin, 'lead', { isPublic: false })).toBeUndefined();
  });

  test.each([
    ['a line of two below a role of depth 4', 'admin/1', 'member/1', undefined],
    ['a line of two below a role of depth 5', 'admin/1', 'member/2', 'too_deep'],
    ['the end of it below a role of depth 5', 'admin/2', 'member/2', undefined],
    ['the end of it below a role of depth 6', 'admin/2', 'member/3', 'too_deep'],
  ] as const)('by moving %s', (_, roleId, parentId, fault) => {
    const roles = treeWith(...chain('member', 3), ...chain('admin', 2));
    expect(faultOfChangedRole(roles, admin, roleId, { parentId })).toBe(fault);
  });
});

test('what is taken from a role is taken from every role below it, and nothing else is', () => {
  const roles = treeWith(
    made('lead', 'member', { permissions: ['org.view', 'product.view', 'qr.view'] }),
    made('one', 'lead', { permissions: ['org.view', 'qr.view'] }),
    made('two', 'one', { permissions: ['qr.view'] }),
    made('three', 'lead', { permissions: ['product.view'] }),
    made('beside', 'member', { permissions: ['qr.view'] }),
  );
  expect(permissionsBelow(roles, 'lead', ['org.view', 'product.view', 'label.view'])).toEqual([
    { id: 'one', permissions: ['org.view'] },
    { id: 'two', permissions: [] },
    { id: 'three', permissions: ['product.view'] },
  ]);
});

describe('a deleted role', () => {
  const unused: RoleUse = { people: [holder('member'), suspended('admin')], scanPages: 0 };
  test.each<[string, Person, string, Partial<RoleUse>, DeletedRoleFault | undefined]>([
    ['that nobody uses', holder('admin'), 'helper', {}, undefined],
    ['that somebody holds', holder('admin'), 'helper', { people: [holder('lead', 'helper')] }, 'in_use'],
    ['that somebody suspended holds', holder('admin'), 'helper', { people: [suspended('helper')] }, 'in_use'],
    ['that has a scan page', holder('admin'), 'helper', { scanPages: 1 }, 'in_use'],
    ['with roles below it', holder('admin'), 'lead', {}, 'has_roles_below'],
    ['that is built in', holder('owner'), 'qr_operator', {}, 'built_in'],
    ['that does not exist', holder('admin'), 'nobody', {}, 'no_such_role'],
    ['of one’s own', holder('head'), 'head', {}, 'role_not_below_you'],
    ['right below one’s own', holder('head'), 'aide', {}, undefined],
    ['on another branch', holder('head'), 'helper', {}, 'role_not_below_you'],
    ['by somebody who may make no roles', holder('member'), 'helper', {}, 'no_permission'],
    ['by somebody suspended', suspended('owner'), 'helper', {}, 'no_permission'],
  ])('%s', (_, ...[actor, roleId, use, fault]) => {
    expect(faultOfDeletedRole(tree, actor, roleId, { ...unused, ...use })).toBe(fault);
  });
});
