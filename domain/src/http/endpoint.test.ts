import { expect, test } from 'vitest';
import { z } from 'zod';
import { permissions } from '../declaration/index.ts';
import { endpoint, failuresOf, type Policy, takesBody } from './index.ts';

const { view: VIEW } = permissions(
  { row: 'things', at: 1 },
  { view: { name: 'thing.view', cell: 'see', from: 'member' } },
);

const said = { name: 'look', summary: 'Look', method: 'GET', path: '/look', reply: z.string() } as const;
const publicRead = { who: 'public', rate: 'public' } as const;

test('an endpoint that says only what it must answers 200, takes nothing and declares no failure of its own', () => {
  const look = endpoint({ ...said, policy: publicRead });
  expect(look).toMatchObject({ status: 200, fails: [], ids: {} });
  expect(look.params.shape).toEqual({});
  expect(look.query.shape).toEqual({});
  expect(takesBody(look)).toBe(false);
});

test('what an endpoint says replaces the default', () => {
  const body = z.strictObject({ name: z.string() });
  const params = z.object({ id: z.string() });
  const write = endpoint({ ...said, method: 'POST', policy: publicRead, status: 201, body, params });
  expect(write).toMatchObject({ status: 201, body, params });
  expect(takesBody(write)).toBe(true);
});

const ALWAYS = ['busy', 'cross_site', 'internal', 'invalid_input', 'not_found', 'too_often'];
const SIGNED_IN = [...ALWAYS, 'signed_out', 'unverified'];
const MEMBER = [...SIGNED_IN, 'forbidden', 'organisation_suspended', 'organisation_blocked'];
const member = { who: 'member', permission: VIEW, rate: 'read' } as const;

test.each<[string, Policy, string[]]>([
  ['anybody', publicRead, ALWAYS],
  ['a guest', { who: 'guest', rate: 'scan' }, [...ALWAYS, 'signed_out']],
  ['a person', { who: 'user', rate: 'read' }, SIGNED_IN],
  [
    'a person who signed in just now',
    { who: 'user', rate: 'write', stepUp: 'everybody' },
    [...SIGNED_IN, 'step_up'],
  ],
  ['a member', member, MEMBER],
  ['a member who signed in just now', { ...member, stepUp: 'everybody' }, [...MEMBER, 'step_up']],
  [
    'a member who signed in just now, or an owner',
    { ...member, stepUp: 'all_but_owner' },
    [...MEMBER, 'step_up'],
  ],
  [
    'a person, once for each key',
    { who: 'user', rate: 'write', idempotent: true },
    [...SIGNED_IN, 'key_reused'],
  ],
])('the guard of a call of %s can answer exactly what its policy brings', (_, policy, failures) => {
  expect([...failuresOf(endpoint({ ...said, policy }))].sort()).toEqual(failures.sort());
});

test('a call that is not a GET may be sent a body that is wrong, whether it takes one or not', () => {
  const remove = endpoint({ ...said, method: 'DELETE', policy: publicRead });
  expect([...failuresOf(remove)].sort()).toEqual([...ALWAYS, 'too_large', 'wrong_content_type'].sort());
});

test('failures of the action come on top of those of the guard', () => {
  const action = endpoint({ ...said, policy: publicRead, fails: ['name_taken', 'not_found'] });
  expect([...failuresOf(action)].sort()).toEqual([...ALWAYS, 'name_taken'].sort());
});
