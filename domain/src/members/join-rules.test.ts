import { describe, expect, test } from 'vitest';
import { type Person } from '../roles/index.ts';
import { made, treeWith } from '../roles/testing/sample-tree.ts';
import {
  type ApprovalFault,
  faultOfApproval,
  faultOfJoining,
  faultOfRejection,
  type JoinFault,
  type JoinWish,
  supervisorsOf,
} from './index.ts';

const tree = treeWith(
  made('lead', 'member', { permissions: ['org.view'] }),
  made('packer', 'lead', { isPublic: true }),
  made('head', 'owner', { permissions: ['join.decide'] }),
);

function person(id: string, ...roleIds: string[]): Person {
  return { id, status: 'active', roleIds };
}

const olga = person('olga', 'owner');
const ada = person('ada', 'admin');
const sam = person('sam', 'supervisor');
const sue = person('sue', 'qr_operator', 'supervisor');
const max = person('max', 'member');
const hal = person('hal', 'head');
const lea = person('lea', 'lead', 'head');
const gone: Person = { ...person('gone', 'admin'), status: 'suspended' };
const roleless: Person = { ...person('roleless'), status: 'suspended' };
const people = [olga, ada, sam, sue, max, hal, lea, gone, roleless];

describe('the supervisors to choose from', () => {
  test.each([
    ['packer', ['olga', 'ada', 'sam', 'sue']],
    ['member', ['olga', 'ada', 'sam', 'sue']],
    ['supervisor', ['olga', 'ada']],
    ['head', ['olga']],
    ['owner', []],
    ['nobody', []],
  ])('of %s are active, stand above it and may decide in that role: %j', (roleId, ids) => {
    expect(supervisorsOf(tree, people, roleId).map(({ id }) => id)).toEqual(ids);
  });
});

const wish: JoinWish = { askerId: 'nina', roleId: 'packer', supervisorId: 'sam' };

describe('a wish to join', () => {
  test.each<[string, Partial<JoinWish>, JoinFault | undefined]>([
    ['of somebody outside', {}, undefined],
    ['as a built-in role that is public', { roleId: 'member' }, undefined],
    ['with an owner as supervisor', { supervisorId: 'olga' }, undefined],
    ['of somebody who lost their last role', { askerId: 'roleless' }, undefined],
    ['of somebody who belongs already', { askerId: 'max' }, 'already_member'],
    ['of somebody suspended', { askerId: 'gone' }, 'suspended'],
    ['as a role that is not public', { roleId: 'lead' }, 'not_public'],
    ['as a role that does not exist', { roleId: 'nobody' }, 'no_such_role'],
    ['with a supervisor below the role', { roleId: 'member', supervisorId: 'max' }, 'not_a_supervisor'],
    ['with a supervisor who may decide elsewhere', { supervisorId: 'hal' }, 'not_a_supervisor'],
    [
      'with a supervisor who stands above by a role that may not',
      { supervisorId: 'lea' },
      'not_a_supervisor',
    ],
    ['with a supervisor who is suspended', { supervisorId: 'gone' }, 'not_a_supervisor'],
    ['with a supervisor nobody knows', { supervisorId: 'who' }, 'not_a_supervisor'],
  ])('%s', (_, change, fault) => {
    expect(faultOfJoining(tree, people, { ...wish, ...change })).toBe(fault);
  });
});

describe('a decision', () => {
  test.each<[string, Person, Partial<JoinWish>, ApprovalFault | undefined]>([
    ['by the chosen supervisor', sam, {}, undefined],
    ['by somebody above them', ada, {}, undefined],
    ['by an owner', olga, {}, undefined],
    ['by another supervisor of the same rank', sue, {}, 'not_your_request'],
    ['by somebody below the chosen one', sam, { supervisorId: 'ada' }, 'not_your_request'],
    ['by a peer of the chosen admin', person('amy', 'admin'), { supervisorId: 'ada' }, 'not_your_request'],
    ['by another supervisor, since the chosen one is suspended', sue, { supervisorId: 'gone' }, undefined],
    ['by another supervisor, since the chosen one has left', sue, { supervisorId: 'who' }, undefined],
    ['by another supervisor, since the chosen one has become less', sue, { supervisorId: 'max' }, undefined],
    ['by somebody who may not decide', max, {}, 'not_above_role'],
    ['by the chosen one, who has become less', max, { supervisorId: 'max' }, 'not_above_role'],
    ['by somebody who may decide elsewhere', hal, {}, 'not_above_role'],
    ['by somebody suspended', gone, { supervisorId: 'gone' }, 'not_above_role'],
    ['on a role that is no more', sam, { roleId: 'nobody' }, 'no_such_role'],
    ['on one’s own wish', sam, { askerId: 'sam' }, 'yourself'],
  ])('%s', (_, decider, change, fault) => {
    expect(faultOfRejection(tree, people, decider, { ...wish, ...change })).toBe(fault);
    expect(faultOfApproval(tree, people, decider, { ...wish, ...change })).toBe(fault);
  });

  test.each<[string, Partial<JoinWish>, ApprovalFault | undefined]>([
    ['has ceased to be public', { roleId: 'lead' }, 'not_public'],
    ['is wanted by somebody who belongs by now', { askerId: 'max' }, 'already_member'],
    ['is wanted by somebody who is suspended by now', { askerId: 'gone' }, 'suspended'],
    ['is wanted by somebody who lost their last role', { askerId: 'roleless' }, undefined],
  ])('on a role that %s can be no, whether or not it can be yes', (_, change, fault) => {
    expect(faultOfRejection(tree, people, sam, { ...wish, ...change })).toBeUndefined();
    expect(faultOfApproval(tree, people, sam, { ...wish, ...change })).toBe(fault);
  });
});
