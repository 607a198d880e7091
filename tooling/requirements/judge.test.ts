import { expect, test } from 'vitest';
import { judge, unmet } from './judge.ts';
import type { Level, Row } from './rows.ts';
import { missing, summary } from './summary.ts';
import { idsInTitle } from './titles.ts';

const row = (id: string, level: Level, open = false): Row => ({
  id,
  area: id.split('-')[0] ?? '',
  statement: `statement of ${id}`,
  level,
  open,
});

const rows = [
  row('AUTH-07', 'unit'),
  row('AUTH-08', 'api'),
  row('AUTH-09', 'web', true),
  row('PUB-01', 'e2e'),
];

const judged = (level: Level, title: string, passed = true) => {
  const { proven, errors } = judge(rows, [{ level, tests: [{ title, passed }] }]);
  return { proven: [...proven], errors };
};

// The titles here describe the tags and do not carry them: this run's own report is read as well.
test.each([
  ['a tag', '[AUTH-07] x', ['AUTH-07']],
  ['two tags', '[AUTH-07][AUTH-08] x', ['AUTH-07', 'AUTH-08']],
  ['two ids in one tag', '[AUTH-07, AUTH-08] x', ['AUTH-07', 'AUTH-08']],
  ['a tag at the end', 'x [ORG-100]', ['ORG-100']],
  ['an id without a tag', 'AUTH-07 x', []],
  ['other brackets', 'a list [a, b] and [X-1]', []],
])('what is read from a title: %s', (_, title, ids) => {
  expect(idsInTitle(title)).toEqual(ids);
});

test('a passed test proves the rows it names', () => {
  expect(judged('api', '[AUTH-07][AUTH-08] both')).toEqual({ proven: ['AUTH-07', 'AUTH-08'], errors: [] });
});

test('a test that did not pass proves nothing', () => {
  expect(judged('api', '[AUTH-07] x', false)).toEqual({ proven: [], errors: [] });
});

test.each<[Level, string[]]>([
  ['unit', []],
  ['api', []],
  ['web', ['AUTH-09']],
  ['e2e', ['AUTH-09']],
])('of a row for web, a passed %s test proves: %j', (level, proven) => {
  expect(judged(level, '[AUTH-09] x').proven).toEqual(proven);
});

test('an unknown id is an error, also in a test that did not pass', () => {
  // Put together, so that no one who looks for rows in this file finds it.
  const row = ['AUTH', 99].join('-');
  expect(judged('unit', `[${row}] x`, false).errors).toEqual([`unit: unknown row ${row}: [${row}] x`]);
});

test('a title with more than three rows is an error and proves nothing', () => {
  const { proven, errors } = judged('e2e', '[AUTH-07][AUTH-08][AUTH-09, PUB-01] x');
  expect(proven).toEqual([]);
  expect(errors).toEqual([expect.stringContaining('4 rows in one title, at most 3')]);
});

test('needed areas include their open rows', () => {
  const proven = new Set(['AUTH-07', 'AUTH-08']);
  expect(unmet(['AUTH', 'PUB-01'], rows, proven).map(({ id }) => id)).toEqual(['AUTH-09', 'PUB-01']);
  expect(unmet(['AUTH-07'], rows, proven)).toEqual([]);
});

test('a need that names nothing is refused', () => {
  expect(() => unmet(['ATUH'], rows, new Set())).toThrow('ATUH');
});

test('the summary counts open rows apart', () => {
  expect(summary(rows, new Set(['AUTH-07', 'AUTH-09']))).toEqual([
    'AUTH       1/2  open 1/1',
    'PUB        0/1',
    'requirements: 1 of 3 proven (open: 1 of 1)',
  ]);
});

test('missing rows are listed with the level they need', () => {
  expect(missing(rows, new Set(['AUTH-07', 'AUTH-08', 'PUB-01']))).toEqual([
    'AUTH-09 web (open) statement of AUTH-09',
  ]);
});
