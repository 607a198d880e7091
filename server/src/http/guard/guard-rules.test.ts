import type { Permission } from '@qrigin/domain/features';
import type { Policy } from '@qrigin/domain/http';
import { ORGANISATIONS } from '@qrigin/domain/organisations';
import { PRODUCT } from '@qrigin/domain/products';
import { SITE } from '@qrigin/domain/sites';
import { describe, expect, test } from 'vitest';
import { faultOfCaller, idempotencyKey, orgIn, rowsNamed } from './guard-rules.ts';

const ID = '0b5c1f8e-1d2a-4c3b-9e4f-5a6b7c8d9e0f';

describe('the organisation in the path', () => {
  test.each([
    [ID],
    [ID.toUpperCase()],
    ['0b5c1f8e-1d2a-1c3b-8e4f-5a6b7c8d9e0f'],
    ['0b5c1f8e-1d2a-8c3b-be4f-5a6b7c8d9e0f'],
  ])('is %s', (org) => {
    expect(orgIn({ org })).toBe(org);
  });

  test.each([
    [undefined],
    [null],
    ['org'],
    [{}],
    [{ org: undefined }],
    [{ org: [ID] }],
    [{ org: '' }],
    [{ org: 'scan' }],
    [{ org: `${ID}0` }],
    [{ org: `0${ID}` }],
    [{ org: `${ID}\n` }],
    [{ org: ID.replaceAll('-', '') }],
    [{ org: ID.replace('0b5c1f8e', '0b5c1f8') }],
    [{ org: ID.replace('1d2a', '1d2g') }],
    [{ org: ID.replace('1d2a', '1d2') }],
    [{ org: ID.replace('0b5c1f8e', 'gb5c1f8e') }],
    [{ org: ID.replace('4c3b', '0c3b') }],
    [{ org: ID.replace('4c3b', '9c3b') }],
    [{ org: ID.replace('4c3b', '4c3g') }],
    [{ org: ID.replace('4c3b', '4c3') }],
    [{ org: ID.replace('9e4f', 'ce4f') }],
    [{ org: ID.replace('9e4f', '7e4f') }],
    [{ org: ID.replace('9e4f', '9e4g') }],
    [{ org: ID.replace('9e4f', '9e4') }],
    [{ org: ID.replace('5a6b7c8d9e0f', '5a6b7c8d9e0') }],
    [{ org: ID.replace('5a6b7c8d9e0f', '5a6b7c8d9e0g') }],
  ])('is none in %j', (params) => {
    expect(orgIn(params)).toBeUndefined();
  });
});

type Admitted = Extract<Policy, { who: 'user' | 'member' }>;
const forMembers = (stepUp?: 'everybody' | 'all_but_owner'): Admitted => ({
  who: 'member',
  permission: ORGANISATIONS.edit,
  rate: 'write',
  ...(stepUp && { stepUp }),
});
const forOwners: Admitted = { who: 'member', permission: ORGANISATIONS.edit, rate: 'read', ownersOnly: true };
const member = (rank: number, ...permissions: Permission[]) => ({ rank, permissions });

describe('who may call', () => {
  test.each([
    ['a member with the permission', forMembers(), true, member(1, 'org.view', 'org.edit'), undefined],
    ['a member whose sign-in is old', forMembers(), false, member(1, 'org.edit'), undefined],
    ['a member without the permission', forMembers(), true, member(1, 'org.view'), 'forbidden'],
    ['an owner without the permission', forMembers(), true, member(0), 'forbidden'],
    ['nobody in particular', forMembers(), true, undefined, 'forbidden'],
    ['a fresh member where all must be', forMembers('everybody'), true, member(1, 'org.edit'), undefined],
    ['a stale member where all must be', forMembers('everybody'), false, member(1, 'org.edit'), 'step_up'],
    ['a stale owner where all must be', forMembers('everybody'), false, member(0, 'org.edit'), 'step_up'],
    ['a stale owner where others must', forMembers('all_but_owner'), false, member(0, 'org.edit'), undefined],
    ['a stale admin where others must', forMembers('all_but_owner'), false, member(1, 'org.edit'), 'step_up'],
    ['a fresh admin where others must', forMembers('all_but_owner'), true, member(1, 'org.edit'), undefined],
    ['a stale member without it', forMembers('everybody'), false, member(1), 'forbidden'],
    ['an owner where only owners may', forOwners, false, member(0, 'org.edit'), undefined],
    ['an admin where only owners may', forOwners, true, member(1, 'org.edit'), 'forbidden'],
    ['an owner without it where only owners may', forOwners, true, member(0), 'forbidden'],
    ['a person', { who: 'user', rate: 'read' }, false, undefined, undefined],
    ['a fresh person', { who: 'user', rate: 'read', stepUp: 'everybody' }, true, undefined, undefined],
    ['a stale person', { who: 'user', rate: 'read', stepUp: 'everybody' }, false, undefined, 'step_up'],
  ] as [string, Admitted, boolean, ReturnType<typeof member> | undefined, string | undefined][])(
    '%s',
    (_, ...[policy, isFresh, who, fault]) => {
      expect(faultOfCaller(policy, isFresh, who)).toBe(fault);
    },
  );
});

describe('the rows that a call names', () => {
  const ids = { id: PRODUCT, site_id: SITE };

  test.each([
    ['in the path', { params: { id: 'a' }, query: {}, body: undefined }, [{ thing: PRODUCT, id: 'a' }]],
    ['in the query', { params: {}, query: { id: 'a' }, body: null }, [{ thing: PRODUCT, id: 'a' }]],
    ['in the body', { params: {}, query: {}, body: { site_id: 's' } }, [{ thing: SITE, id: 's' }]],
    [
      'in all three by the same name, none hidden by another',
      { params: { id: 'a' }, query: { id: 'b' }, body: { id: 'c', site_id: 's' } },
      [
        { thing: PRODUCT, id: 'a' },
        { thing: PRODUCT, id: 'b' },
        { thing: PRODUCT, id: 'c' },
        { thing: SITE, id: 's' },
      ],
    ],
    ['not at all', { params: { org: ID, other: 'x' }, query: {}, body: {} }, []],
    ['left empty', { params: {}, query: {}, body: { id: null, site_id: undefined } }, []],
    ['in a body that is a text', { params: {}, query: {}, body: 'id' }, []],
  ])('%s', (_, input, rows) => {
    expect(rowsNamed(ids, input)).toEqual(rows);
  });

  test('are none where the contract declares none', () => {
    expect(rowsNamed({}, { params: { id: 'a' }, query: { id: 'b' }, body: { id: 'c' } })).toEqual([]);
  });
});

test.each([
  [{ idempotent: true }, { 'idempotency-key': 'k' }, 'k'],
  [{ idempotent: true }, { 'idempotency-key': ['k', 'l'] }, 'k,l'],
  [{ idempotent: true }, {}, undefined],
  [{}, { 'idempotency-key': 'k' }, undefined],
] as const)('a call with %j and the headers %j is done once by the key %s', (more, headers, key) => {
  const policy: Policy = { who: 'user', rate: 'write', ...more };
  const sent: Record<string, string | string[] | undefined> = {};
  for (const [name, value] of Object.entries(headers))
    sent[name] = typeof value === 'string' ? value : [...value];
  expect(idempotencyKey(policy, sent)).toBe(key);
});
