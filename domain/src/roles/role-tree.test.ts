import { expect, test } from 'vitest';
import { actingRoles, isBelow, mayDo, rankOf, rolesBelow, rolesBelowPerson, withAncestors } from './index.ts';
import { holder, made, suspended, treeWith } from './testing/sample-tree.ts';

const tree = treeWith(
  made('helper', 'lead'),
  made('lead', 'member', { permissions: ['org.view'] }),
  made('clerk', 'admin', { permissions: ['audit.view'] }),
);
const ids = (roles: readonly { id: string }[]) => roles.map(({ id }) => id);

test('the line of a role goes from itself up to the Owner', () => {
  expect(ids(withAncestors(tree, 'helper'))).toEqual([
    'helper',
    'lead',
    'member',
    'supervisor',
    'admin',
    'owner',
  ]);
  expect(ids(withAncestors(tree, 'owner'))).toEqual(['owner']);
});

test('a role that does not exist has no line and no authority', () => {
  expect(withAncestors(tree, 'nobody')).toEqual([]);
  expect(withAncestors(tree, null)).toEqual([]);
  expect(rankOf(tree, 'nobody')).toBe(Number.POSITIVE_INFINITY);
});

test('a circle of roles is walked once', () => {
  const circle = [made('a', 'b'), made('b', 'c'), made('c', 'a')];
  expect(ids(withAncestors(circle, 'a'))).toEqual(['a', 'b', 'c']);
});

test('the rank is the depth below the Owner', () => {
  expect(['owner', 'admin', 'clerk', 'qr_operator', 'helper'].map((id) => rankOf(tree, id))).toEqual([
    0, 1, 2, 3, 5,
  ]);
});

test.each([
  ['helper', ['lead'], true],
  ['helper', ['owner'], true],
  ['helper', ['clerk', 'member'], true],
  ['helper', ['clerk', 'qr_operator'], false],
  ['helper', ['helper'], false],
  ['lead', ['helper'], false],
  ['owner', ['owner'], false],
  ['helper', [], false],
  ['nobody', ['owner'], false],
])('%s below one of %j: %s', (id, others, answer) => {
  expect(isBelow(tree, id, others)).toBe(answer);
});

test('below a role are those under it at any depth, and not itself', () => {
  expect(new Set(ids(rolesBelow(tree, 'supervisor')))).toEqual(
    new Set(['member', 'qr_operator', 'lead', 'helper']),
  );
  expect(rolesBelow(tree, 'helper')).toEqual([]);
});

test('someone sees the roles below any of theirs, and none while suspended', () => {
  expect(new Set(ids(rolesBelowPerson(tree, holder('clerk', 'member'))))).toEqual(
    new Set(['lead', 'helper']),
  );
  expect(rolesBelowPerson(tree, holder('owner'))).toHaveLength(tree.length - 1);
  expect(rolesBelowPerson(tree, suspended('owner'))).toEqual([]);
});

test('someone acts by all their roles, and by none while suspended', () => {
  expect(actingRoles(holder('lead', 'clerk'))).toEqual(['lead', 'clerk']);
  expect(actingRoles(suspended('lead', 'clerk'))).toEqual([]);
});

test('one role that allows it is enough, unless the person is suspended', () => {
  expect(mayDo(tree, holder('lead', 'clerk'), 'audit.view')).toBe(true);
  expect(mayDo(tree, holder('lead', 'clerk'), 'org.view')).toBe(true);
  expect(mayDo(tree, holder('lead'), 'audit.view')).toBe(false);
  expect(mayDo(tree, suspended('lead', 'clerk'), 'audit.view')).toBe(false);
  expect(mayDo(tree, holder('nobody'), 'org.view')).toBe(false);
  expect(mayDo(tree, holder(), 'org.view')).toBe(false);
});
