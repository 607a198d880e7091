import { expect, test } from 'vitest';
import {
  type BuiltInRole,
  faultOfChangedRole,
  faultOfDeletedRole,
  faultOfNewRole,
  type Person,
} from '../roles/index.ts';
import { made, treeWith } from '../roles/testing/sample-tree.ts';
import { checkRemoval, faultOfAssignment } from './index.ts';

type Key = BuiltInRole['key'];
type Answer = 'yes' | 'no ';
const said = (fault: string | undefined): Answer => (fault === undefined ? 'yes' : 'no ');
const somebody = (id: string, ...roleIds: string[]): Person => ({ id, status: 'active', roleIds });

/** Written by hand from the rules of docs/permissions.md: who holds the first role, the second, and what they may do. */
const PAIRS: [actor: Key, role: Key, assign: Answer, remove: Answer, edit: Answer, erase: Answer][] = [
  ['owner', 'owner', 'no ', 'no ', 'no ', 'no '],
  ['owner', 'admin', 'yes', 'yes', 'no ', 'no '],
  ['owner', 'supervisor', 'yes', 'yes', 'no ', 'no '],
  ['owner', 'member', 'yes', 'yes', 'no ', 'no '],
  ['owner', 'qr_operator', 'yes', 'yes', 'no ', 'no '],
  ['admin', 'owner', 'no ', 'no ', 'no ', 'no '],
  ['admin', 'admin', 'no ', 'no ', 'no ', 'no '],
  ['admin', 'supervisor', 'yes', 'yes', 'no ', 'no '],
  ['admin', 'member', 'yes', 'yes', 'no ', 'no '],
  ['admin', 'qr_operator', 'yes', 'yes', 'no ', 'no '],
  ['supervisor', 'owner', 'no ', 'no ', 'no ', 'no '],
  ['supervisor', 'admin', 'no ', 'no ', 'no ', 'no '],
  ['supervisor', 'supervisor', 'no ', 'no ', 'no ', 'no '],
  ['supervisor', 'member', 'yes', 'yes', 'no ', 'no '],
  ['supervisor', 'qr_operator', 'yes', 'yes', 'no ', 'no '],
  ['member', 'owner', 'no ', 'no ', 'no ', 'no '],
  ['member', 'admin', 'no ', 'no ', 'no ', 'no '],
  ['member', 'supervisor', 'no ', 'no ', 'no ', 'no '],
  ['member', 'member', 'no ', 'no ', 'no ', 'no '],
  ['member', 'qr_operator', 'no ', 'no ', 'no ', 'no '],
  ['qr_operator', 'owner', 'no ', 'no ', 'no ', 'no '],
  ['qr_operator', 'admin', 'no ', 'no ', 'no ', 'no '],
  ['qr_operator', 'supervisor', 'no ', 'no ', 'no ', 'no '],
  ['qr_operator', 'member', 'no ', 'no ', 'no ', 'no '],
  ['qr_operator', 'qr_operator', 'no ', 'no ', 'no ', 'no '],
];

test('all 25 pairs are there', () => {
  expect(new Set(PAIRS.map(([actor, role]) => `${actor} ${role}`)).size).toBe(25);
});

test.each(PAIRS)('an %s and the %s role: assign %s, remove %s, edit %s, delete %s', (...pair) => {
  const [actorKey, role, ...answers] = pair;
  const tree = treeWith();
  const actor = somebody('actor', actorKey);
  expect([
    said(faultOfAssignment(tree, actor, somebody('newcomer'), role)),
    said(checkRemoval(tree, actor, somebody('holder', role), role)),
    said(faultOfChangedRole(tree, actor, role, { permissions: [] })),
    said(faultOfDeletedRole(tree, actor, role, { people: [actor], scanPages: 0 })),
  ]).toEqual(answers);
});

/** The same for a role that someone made right below the second one, which can be edited and deleted. */
const MADE: [
  actor: Key,
  above: Key,
  make: Answer,
  assign: Answer,
  remove: Answer,
  edit: Answer,
  erase: Answer,
][] = [
  ['owner', 'owner', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['owner', 'admin', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['owner', 'supervisor', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['owner', 'member', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['owner', 'qr_operator', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['admin', 'owner', 'no ', 'no ', 'no ', 'no ', 'no '],
  ['admin', 'admin', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['admin', 'supervisor', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['admin', 'member', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['admin', 'qr_operator', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['supervisor', 'owner', 'no ', 'no ', 'no ', 'no ', 'no '],
  ['supervisor', 'admin', 'no ', 'no ', 'no ', 'no ', 'no '],
  ['supervisor', 'supervisor', 'no ', 'yes', 'yes', 'no ', 'no '],
  ['supervisor', 'member', 'no ', 'yes', 'yes', 'no ', 'no '],
  ['supervisor', 'qr_operator', 'no ', 'yes', 'yes', 'no ', 'no '],
  ['member', 'owner', 'no ', 'no ', 'no ', 'no ', 'no '],
  ['member', 'admin', 'no ', 'no ', 'no ', 'no ', 'no '],
  ['member', 'supervisor', 'no ', 'no ', 'no ', 'no ', 'no '],
  ['member', 'member', 'no ', 'no ', 'no ', 'no ', 'no '],
  ['member', 'qr_operator', 'no ', 'no ', 'no ', 'no ', 'no '],
  ['qr_operator', 'owner', 'no ', 'no ', 'no ', 'no ', 'no '],
  ['qr_operator', 'admin', 'no ', 'no ', 'no ', 'no ', 'no '],
  ['qr_operator', 'supervisor', 'no ', 'no ', 'no ', 'no ', 'no '],
  ['qr_operator', 'member', 'no ', 'no ', 'no ', 'no ', 'no '],
  ['qr_operator', 'qr_operator', 'no ', 'no ', 'no ', 'no ', 'no '],
];

test.each(MADE)('an %s and a role below %s: make %s, assign %s, remove %s, edit %s, delete %s', (...line) => {
  const [actorKey, above, ...answers] = line;
  const tree = treeWith(made('own', above, { permissions: ['org.view'] }));
  const actor = somebody('actor', actorKey);
  const wanted = { parentId: above, permissions: ['org.view'] as const, isPublic: false };
  expect([
    said(faultOfNewRole(tree, actor, wanted)),
    said(faultOfAssignment(tree, actor, somebody('newcomer'), 'own')),
    said(checkRemoval(tree, actor, somebody('holder', 'own'), 'own')),
    said(faultOfChangedRole(tree, actor, 'own', { permissions: [] })),
    said(faultOfDeletedRole(tree, actor, 'own', { people: [actor], scanPages: 0 })),
  ]).toEqual(answers);
});
