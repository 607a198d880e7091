import { expect, test } from 'vitest';
import { patternFaults } from './pattern-faults.ts';
import { patternsIn } from './patterns-in.ts';

const FILE = 'server/src/planted.tsx';

/** Hole 8: what a check of all sources would have said. */
async function faults(text: string) {
  return (await patternFaults(patternsIn(FILE, text), [])).map(({ where, why }) => `${where} ${why}`);
}

test.each([
  ['an exponential one', 'export const a = /^(?:a+)+$/;', '/^(?:a+)+$/ takes exponential time'],
  [
    'a quadratic one',
    "const a = (text: string) => <b>{text.replace(/\\s+$/u, '')}</b>;",
    '/\\s+$/u takes 2nd degree polynomial time',
  ],
  ['one as text', "new RegExp('(x*)*y', 'i').test(text);", '/(x*)*y/i takes exponential time'],
  ['one in a template', 'RegExp(`(x*)*y`)', '/(x*)*y/ takes exponential time'],
  [
    'one that looks ahead',
    'a = /b(?!.*c)/',
    '/b(?!.*c)/ is not proven to be linear: unsupported look-ahead assertion',
  ],
  [
    'one that is put together',
    'new RegExp(`${a}+`)',
    'is put together while the program runs; write it down',
  ],
])('%s is found', async (_, text, fault) => {
  expect(await faults(text)).toEqual([`${FILE} ${fault}`]);
});

test('linear ones pass, and what only looks like a pattern is none', async () => {
  const text =
    "const a = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}/i; // /(a+)+$/\nconst b = '/(a+)+$/'; const c = 1 / 2 / 3;";
  expect(patternsIn(FILE, text)).toEqual([
    { where: FILE, source: '^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}', flags: 'i' },
  ]);
  expect(await faults(text)).toEqual([]);
});

test('one whose input is short may stay on the list, for as long as it is there', async () => {
  const listed = { where: FILE, source: '(a+)+$', inputMax: 40, limitedBy: 'the test' };
  const pattern = { where: FILE, source: '(a+)+$', flags: '' };
  expect(await patternFaults([pattern], [listed])).toEqual([]);
  expect((await patternFaults([], [listed])).map(({ why }) => why)).toEqual(['is no longer there']);
  expect((await patternFaults([pattern], [{ ...listed, inputMax: 5000 }])).map(({ why }) => why)).toEqual([
    'its input may have 5000 characters, which is too long',
  ]);
});
