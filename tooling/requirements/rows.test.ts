import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEVELS, parseRows, type Row } from './rows.ts';

test('a row has an id, an area and the level that proves it', () => {
  expect(parseRows('| ID | Statement | Where | Point |\n| PUB-01 | `/` shows it. | web | 2, 8 |')).toEqual([
    { id: 'PUB-01', area: 'PUB', statement: '`/` shows it.', level: 'web', open: false },
  ]);
});

test('an open row takes its level from its decision', () => {
  const [row] = parseRows('| PUB-29 | Undefined: x. **decision:** y (prove: api). | open | 7 |');
  expect(row).toMatchObject({ level: 'api', open: true });
});

test.each([
  ['an open row without a level', '| PUB-29 | Undefined: x. | open | 7 |', 'at which level'],
  ['an unknown level', '| PUB-29 | x | manual | 7 |', 'malformed'],
  ['a row without a point', '| PUB-29 | x | web |', 'malformed'],
  ['an id used twice', '| PUB-29 | x | web | 1 |\n| PUB-29 | y | web | 1 |', 'used twice: PUB-29'],
  ['a page without rows', '# Requirements', 'no rows'],
])('%s is refused', (_, page, message) => {
  expect(() => parseRows(page)).toThrow(message);
});

test('the count by area on the page is what its rows add up to', () => {
  const page = readFileSync('docs/requirements.md', 'utf8');
  const rows = parseRows(page);
  const areas = [...new Set(rows.map((row) => row.area))];
  const figures = (of: Row[]) => [
    of.length,
    ...LEVELS.map((level) => of.filter((row) => row.level === level && !row.open).length),
    of.filter((row) => row.open).length,
  ];
  expect(statedFigures(page)).toEqual([
    ...areas.map((area) => [area, ...figures(rows.filter((row) => row.area === area))]),
    ['all', ...figures(rows)],
  ]);
});

function statedFigures(page: string) {
  return [...page.matchAll(/^\| \**(\w+)\** \|[^|]*\|((?: \**\d+\** \|){6})$/gm)].map(([, name, cells]) => [
    name,
    ...(cells?.match(/\d+/g) ?? []).map(Number),
  ]);
}
