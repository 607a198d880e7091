import { endpoint } from '@qrigin/domain/http';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { HOSTILE_WORDS } from '../../contract/text.ts';
import { type Expected, faultsOf, INNER_WORDS } from './judge.ts';

const read = endpoint({
  name: 'read',
  summary: 'Read',
  method: 'GET',
  path: '/read',
  policy: { who: 'public', rate: 'public' },
  reply: z.object({ name: z.string() }),
  fails: ['name_taken'],
});

const NOTHING_SPECIAL: Expected = { foreignWord: 'canary4711', mustFail: false };

function judge(status: number, body: unknown, expected: Partial<Expected> = {}, milliseconds = 10) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return faultsOf(read, { status, text, milliseconds }, { ...NOTHING_SPECIAL, ...expected });
}

const TAKEN = { code: 'name_taken', error: 'This name is already in use.' };

test('what the contract declares is no fault', () => {
  expect(judge(200, { name: 'A' })).toEqual([]);
  expect(judge(409, TAKEN)).toEqual([]);
  expect(judge(409, TAKEN, { mustFail: true })).toEqual([]);
  expect(judge(431, '', { alsoAllowed: 431 })).toEqual([]);
});

test.each<[string, ReturnType<typeof judge>, string]>([
  ['a failure of ours', judge(500, { code: 'internal' }), 'answered 500'],
  ['too much to do', judge(503, { code: 'busy' }), 'answered 503'],
  ['another success', judge(201, { name: 'A' }), '201 without a code that we know'],
  ['an unknown code', judge(409, { ...TAKEN, code: 'x' }), '409 without a code that we know'],
  [
    'a name that every object has',
    judge(409, { ...TAKEN, code: 'toString' }),
    '409 without a code that we know',
  ],
  ['an undeclared failure', judge(409, { ...TAKEN, code: 'site_in_use' }), 'site_in_use is not declared'],
  ['another status', judge(400, TAKEN), 'name_taken with the status 400'],
  ['another text', judge(409, { ...TAKEN, error: 'x' }), 'name_taken with another text than its own'],
  ['another shape', judge(200, { name: 1 }), 'answers another shape than it declares'],
  ['no JSON', judge(200, '<html>'), 'answers another shape than it declares'],
  ['success of a wrong request', judge(200, { name: 'A' }, { mustFail: true }), 'was accepted'],
  ['a foreign word', judge(200, { name: 'canary4711' }), 'shows a word of the other organisation'],
  ['inner workings', judge(409, { ...TAKEN, stack: 'at /srv/x.ts' }), 'shows inner workings: "at /"'],
  ['a slow answer', judge(200, { name: 'A' }, {}, 5001), 'took longer than 5000 ms'],
])('%s is a fault', (_, faults, fault) => {
  expect(faults).toEqual([fault]);
});

test('its own word may be shown to who is in the organisation', () => {
  expect(judge(200, { name: 'canary4711' }, { foreignWord: undefined })).toEqual([]);
});

test('no text that is sent looks like inner workings when it is shown again', () => {
  expect(HOSTILE_WORDS.filter((word) => INNER_WORDS.some((inner) => word.includes(inner)))).toEqual([]);
});
