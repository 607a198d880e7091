import { describe, expect, test } from 'vitest';
import { type Person } from '../roles/index.ts';
import { holder, made, suspended, treeWith } from '../roles/testing/sample-tree.ts';
import {
  type AssignmentFault,
  checkRemoval,
  faultOfAssignment,
  faultOfLeaving,
  faultOfReinstatement,
  faultOfSuspension,
  faultOfTransfer,
  isActiveOwner,
  type SuspensionFault,
  withoutRole,
} from './index.ts';

/** Below Owner a branch of its own, whose head may give and take roles; its tail is deep, but not below Admin. */
const tree = treeWith(
  made('head', 'owner', { permissions: ['member.assign', 'member.remove', 'org.transfer'] }),
  made('aide', 'head', { permissions: ['member.assign'] }),
  made('page', 'aide'),
  made('lead', 'member'),
);

type Case = [
  title: string,
  actor: Person,
  person: Person,
  roleId: string,
  fault: AssignmentFault | undefined,
];
const BOTH: Case[] = [
  ['a role below one’s own, to or from a newcomer', holder('supervisor'), holder(), 'member', undefined],
  ['a role far below', holder('admin'), holder('member'), 'lead', undefined],
  ['one’s own role', holder('supervisor'), holder('member'), 'supervisor', 'role_not_below_you'],
  ['a role above', holder('supervisor'), holder('member'), 'admin', 'role_not_below_you'],
  ['a role on another branch', holder('head'), holder('page'), 'member', 'role_not_below_you'],
  ['a role below the second of two', holder('aide', 'head'), holder(), 'page', undefined],
  ['a role that does not exist', holder('admin'), holder(), 'nobody', 'no_such_role'],
  [
    'the role of a peer',
    holder('admin'),
    { ...holder('admin', 'member'), id: 'x' },
    'member',
    'person_not_below_you',
  ],
  [
    'the role of somebody above',
    holder('admin'),
    holder('owner', 'member'),
    'member',
    'person_not_below_you',
  ],
  [
    'the role of somebody of one’s rank elsewhere',
    holder('head'),
    holder('admin', 'page'),
    'page',
    'person_not_below_you',
  ],
  ['the role of somebody suspended', holder('admin'), suspended('supervisor'), 'member', undefined],
  [
    'the role of a suspended peer',
    holder('admin'),
    suspended('admin', 'lead'),
    'member',
    'person_not_below_you',
  ],
  ['one’s own lower role', holder('admin', 'member'), holder('admin', 'member'), 'member', 'yourself'],
  ['without the permission', holder('member'), holder(), 'lead', 'no_permission'],
  ['while suspended', suspended('owner'), holder(), 'lead', 'no_permission'],
];

describe('giving', () => {
  test.each<Case>([
    ...BOTH,
    ['the Owner role, by an owner', holder('owner'), holder('admin'), 'owner', 'owner_by_transfer'],
    ['the Owner role, by an admin', holder('admin'), holder('member'), 'owner', 'owner_by_transfer'],
    ['what one may give but not take', holder('aide'), holder(), 'page', undefined],
  ])('%s', (_, ...[actor, person, roleId, fault]) => {
    expect(faultOfAssignment(tree, actor, person, roleId)).toBe(fault);
  });
});

describe('taking', () => {
  test.each<Case>([
    ...BOTH,
    ['the Owner role, by an owner', holder('owner'), holder('owner', 'admin'), 'owner', 'role_not_below_you'],
    ['what one may give but not take', holder('aide'), holder('page'), 'page', 'no_permission'],
  ])('%s', (_, ...[actor, person, roleId, fault]) => {
    expect(checkRemoval(tree, actor, person, roleId)).toBe(fault);
  });

  test('a role leaves the others, and the last one suspends', () => {
    const person: Person = { id: 'p', status: 'active', roleIds: ['member', 'lead'] };
    const once = withoutRole(person, 'member');
    expect(once).toEqual({ id: 'p', status: 'active', roleIds: ['lead'] });
    expect(withoutRole(once, 'lead')).toEqual({ id: 'p', status: 'suspended', roleIds: [] });
    expect(withoutRole(once, 'member')).toEqual(once);
    expect(withoutRole({ ...person, status: 'suspended' }, 'lead')).toEqual({
      id: 'p',
      status: 'suspended',
      roleIds: ['member'],
    });
  });
});

describe('suspending and reinstating', () => {
  test.each<[string, Person, Person, SuspensionFault | undefined]>([
    ['somebody below', holder('admin'), holder('supervisor', 'lead'), undefined],
    ['somebody suspended', holder('admin'), suspended('supervisor'), undefined],
    ['a peer', holder('admin'), { ...holder('admin'), id: 'x' }, 'person_not_below_you'],
    ['an owner', holder('owner'), { ...holder('owner'), id: 'x' }, 'person_not_below_you'],
    ['oneself', holder('admin'), holder('admin'), 'yourself'],
    ['somebody deeper, on another branch', holder('head'), holder('member'), 'role_not_below_you'],
    [
      'somebody with one role on another branch',
      holder('head'),
      holder('page', 'lead'),
      'role_not_below_you',
    ],
    ['somebody whose role is no more', holder('owner'), holder('nobody'), 'role_not_below_you'],
    ['without the permission to take roles', holder('aide'), holder('page'), 'no_permission'],
    ['while suspended', suspended('owner'), holder('lead'), 'no_permission'],
  ])('%s', (_, actor, person, fault) => {
    expect(faultOfSuspension(tree, actor, person)).toBe(fault);
    expect(faultOfReinstatement(tree, actor, person)).toBe(fault);
  });

  test('someone who lost the last role gets one before coming back', () => {
    expect(faultOfSuspension(tree, holder('admin'), suspended())).toBeUndefined();
    expect(faultOfReinstatement(tree, holder('admin'), suspended())).toBe('has_no_role');
    expect(faultOfReinstatement(tree, holder('member'), suspended())).toBe('no_permission');
  });
});

describe('ownership', () => {
  test.each([
    ['an owner to an admin', holder('owner'), holder('admin'), undefined],
    ['an owner to a newcomer with the least role', holder('owner', 'lead'), holder('qr_operator'), undefined],
    ['an owner to another owner', holder('owner', 'lead'), holder('owner'), undefined],
    ['an owner to themselves', holder('owner'), holder('owner'), 'yourself'],
    ['an owner to somebody suspended', holder('owner'), suspended('admin'), 'receiver_not_active'],
    ['a suspended owner to an admin', suspended('owner'), holder('admin'), 'not_owner'],
    ['an admin to a member', holder('admin'), holder('member'), 'not_owner'],
    ['somebody who holds org.transfer to a member', holder('head'), holder('member'), 'not_owner'],
    ['nobody to a member', holder(), holder('member'), 'not_owner'],
  ] as const)('passes from %s: fault %4$s', (_, giver, receiver, fault) => {
    expect(faultOfTransfer(tree, giver, receiver)).toBe(fault);
  });

  test('is held only while active', () => {
    expect(isActiveOwner(tree, holder('lead', 'owner'))).toBe(true);
    expect(isActiveOwner(tree, suspended('owner'))).toBe(false);
    expect(isActiveOwner(tree, holder('admin'))).toBe(false);
    expect(isActiveOwner(tree, holder('nobody'))).toBe(false);
  });

  const owner = holder('owner');
  test.each([
    ['the only person', owner, [owner], 'last_owner'],
    ['the only owner', owner, [owner, holder('admin')], 'last_owner'],
    ['the only owner who is not suspended', owner, [owner, suspended('owner', 'lead')], 'last_owner'],
    ['one of two owners', owner, [owner, holder('owner', 'lead')], undefined],
    ['an admin', holder('admin'), [owner, holder('admin')], undefined],
    ['a suspended owner', suspended('owner', 'lead'), [suspended('owner', 'lead'), owner], undefined],
    ['who is not in the list', holder('admin'), [], undefined],
  ] as const)('when %s leaves', (_, leaver, people, fault) => {
    expect(faultOfLeaving(tree, people, leaver)).toBe(fault);
  });
});
