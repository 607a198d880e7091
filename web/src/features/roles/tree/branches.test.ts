import { expect, test } from 'vitest';
import { branchesOf, inOrder, matching } from './branches.ts';

const role = (name: string, parent: string | null, built_in = false) => ({
  id: name,
  name,
  parent_role_id: parent,
  built_in,
});
const ROLES = [
  role('Packer', 'Member'),
  role('Accounts', 'Owner'),
  role('Member', 'Owner', true),
  role('Owner', null, true),
  role('Baler', 'Member'),
];
const lines = (roles: typeof ROLES) =>
  inOrder(branchesOf(roles)).map(({ role, depth }) => [depth, role.name]);

test('roles stand below their parents, built-in ones first and the others by name', () => {
  expect(lines(ROLES)).toEqual([
    [0, 'Owner'],
    [1, 'Member'],
    [2, 'Baler'],
    [2, 'Packer'],
    [1, 'Accounts'],
  ]);
});

test('a role whose parent is not in the list is a top of its own', () => {
  expect(lines([role('Packer', 'Member')])).toEqual([[0, 'Packer']]);
});

test('what is found keeps what stands above it and nothing else', () => {
  const found = inOrder(matching(branchesOf(ROLES), ' pack '));
  expect(found.map(({ role }) => role.name)).toEqual(['Owner', 'Member', 'Packer']);
});
